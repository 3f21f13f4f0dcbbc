import type { Page } from "@playwright/test";
import { pathIn } from "../src/pages/language.ts";
import { at } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import { LANGUAGE, OTHER_LANGUAGE as OTHER, PRIVACY_PATH, SERVICE, UNKNOWN_PATH } from "./support/pages.ts";
import { menuOn, scrollTop } from "./support/sections.ts";

const SAME_PAGE = SERVICE.alternates.find(({ language }) => language === OTHER)?.href ?? "/";

test.skip(OTHER === LANGUAGE, "a site in one language has no switch");

const switchOf = (page: Page) => page.getByRole("banner").locator(`a[hreflang=${OTHER}]`);

for (const width of [1280, 390])
	test(`the switch leads to the same place of the page in the other language, ${width} pixels wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(SERVICE.path);
		const part = page.locator("article section[id]").last();
		await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
		// As browsers' translation does with texts, which React can't update.
		await part.evaluate((element) => element.append(document.createElement("font")));
		if (width < 768) await menuOn(page).opener.click();
		await switchOf(page).last().click();
		await expect(page).toHaveURL(at(SAME_PAGE));
		await expect(page.locator("html")).toHaveAttribute("lang", OTHER);
		await expect(part).toBeInViewport();
		await expect(page.locator("main font")).toHaveCount(0);
	});

test("an untranslated or unknown page links to the other language's home page", async ({ page }) => {
	for (const path of [UNKNOWN_PATH, PRIVACY_PATH]) {
		await page.goto(path);
		await expect(switchOf(page)).toHaveAttribute("href", at(pathIn("/", OTHER)));
	}
	await page.evaluate(() => scrollTo(0, 1000));
	await switchOf(page).click();
	await expect(page).toHaveURL(at(pathIn("/", OTHER)));
	await expect.poll(() => scrollTop(page)).toBe(0);
	await page.goto(pathIn(UNKNOWN_PATH, OTHER));
	await expect(page.getByRole("banner").locator("a[hreflang]")).toHaveAttribute("href", at("/"));
});
