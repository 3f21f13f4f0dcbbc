import { expect, test } from "./fixtures.ts";
import { expectAtSection, ITEMS, ids, mainMenu } from "./navigation.ts";

test.use({ viewport: { width: 390, height: 800 } });

test("a button opens and closes the menu", async ({ page }) => {
	await page.goto("/");
	await expect(mainMenu(page)).toBeHidden();
	const menu = page.getByRole("navigation", { name: "Menü" });
	await expect(menu).toBeHidden();
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await expect(menu).toBeVisible();
	await expect(menu.getByRole("link")).toHaveText([...ITEMS, "Get in Touch"]);
	await page.getByRole("button", { name: "Menü schließen" }).click();
	await expect(menu).toBeHidden();
});

for (const [index, id] of [...ids, "contact"].entries())
	test(`choosing entry ${index + 1} closes the menu and leads to ${id}`, async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		const menu = page.getByRole("navigation", { name: "Menü" });
		await menu.getByRole("link").nth(index).click();
		await expect(menu).toBeHidden();
		await expectAtSection(page, id);
	});

test("the menu also leads from a detail page to a section", async ({ page }) => {
	await page.goto("/services/security");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	const menu = page.getByRole("navigation", { name: "Menü" });
	await menu.getByRole("link", { name: "Experience" }).click();
	await expect(page).toHaveURL("/#experience");
	await expect(menu).toBeHidden();
	await expectAtSection(page, "experience");
});

test("the menu does not outlast the page it was opened on", async ({ page }) => {
	await page.goto("/services/security");
	await page.getByRole("link", { name: "Impressum" }).click();
	await expect(page).toHaveURL("/impressum");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await page.goBack();
	await expect(page).toHaveURL("/services/security");
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
});

test("Escape closes the menu also after a tap beside its entries", async ({ page }) => {
	await page.goto("/");
	const button = page.getByRole("button", { name: "Menü öffnen" });
	await button.click();
	await page.mouse.click(8, 90);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
	await expect(button).toBeFocused();
});

test("the menu closes when the keyboard leaves it", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	const menu = page.getByRole("navigation", { name: "Menü" });
	await menu.getByRole("link", { name: "Get in Touch" }).focus();
	await page.keyboard.press("Tab");
	await expect(menu).toBeHidden();
});

test("every entry of the menu can be reached on a low screen", async ({ page }) => {
	await page.setViewportSize({ width: 568, height: 256 });
	await page.goto("/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: "Get in Touch" }).click();
	await expectAtSection(page, "contact");
});

test("a phone held sideways shows the whole menu", async ({ page }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	await page.goto("/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	for (const link of await page.getByRole("navigation", { name: "Menü" }).getByRole("link").all())
		await expect(link).toBeInViewport({ ratio: 1 });
});

test("no page is wider than the screen", async ({ page, complaints }) => {
	complaints.allow(/404/);
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of ["/", "/services/cloud-migration", "/projects/overview", "/404"]) {
		await page.goto(path);
		const overhang = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overhang, path).toBe(0);
	}
});

test("at the md size the menu button gives way to the entries", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 800 });
	await page.goto("/");
	await expect(mainMenu(page)).toBeVisible();
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeHidden();
	await page.setViewportSize({ width: 767, height: 800 });
	await expect(mainMenu(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeVisible();
});

test("the menu closes where the window grows wide enough for the links themselves", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(mainMenu(page)).toBeVisible();
	await page.setViewportSize({ width: 390, height: 800 });
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toHaveAttribute("aria-expanded", "false");
});
