import { at } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import { IMPRINT_PATH, IMPRINT_TITLE, SERVICE, WORDS } from "./support/pages.ts";
import { expectAtSection, LABELS, mainMenu, menuOn, SECTIONS } from "./support/sections.ts";

/** So low that the open menu scrolls. */
test.use({ viewport: { width: 568, height: 256 } });

test("a button opens and closes the menu, and each entry closes it and navigates to its section", {
	tag: "@browsers",
}, async ({ page }) => {
	await page.goto("/");
	const { menu, opener, closer } = menuOn(page);
	await expect(menu).toBeHidden();
	await opener.click();
	await expect(menu.locator("a:not([hreflang])")).toHaveText([...LABELS, WORDS.getInTouch]);
	await closer.click();
	await expect(menu).toBeHidden();
	for (const [index, id] of [...SECTIONS.map((section) => section.id), "contact"].entries()) {
		await opener.click();
		await menu.getByRole("link").nth(index).click();
		await expect(menu).toBeHidden();
		await expectAtSection(page, id);
	}
});

test("the menu closes with its page", async ({ page }) => {
	await page.goto(SERVICE.path);
	const { menu, opener } = menuOn(page);
	await page.getByRole("link", { name: IMPRINT_TITLE }).click();
	await expect(page).toHaveURL(at(IMPRINT_PATH));
	await opener.click();
	await page.goBack();
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(menu).toBeHidden();
});

test("Escape closes the menu even after a tap outside its entries, and so does moving the focus out", async ({
	page,
}) => {
	await page.goto("/");
	const { menu, opener } = menuOn(page);
	await opener.click();
	await expect(menu).toBeVisible();
	await page.mouse.click(8, 90);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.click();
	await menu.getByRole("link").last().focus();
	await page.keyboard.press("Tab");
	await expect(menu).toBeHidden();
});

test("wide screens show the entries instead of the menu", async ({ page }) => {
	await page.setViewportSize({ width: 767, height: 800 });
	await page.goto("/");
	const { opener } = menuOn(page);
	await expect(opener).toBeVisible();
	await expect(mainMenu(page)).toBeHidden();
	await page.setViewportSize({ width: 768, height: 800 });
	await expect(opener).toBeHidden();
	await expect(mainMenu(page)).toBeVisible();
});
