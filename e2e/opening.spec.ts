import type { Page } from "@playwright/test";
import { openBeforeScripts } from "./before-scripts.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";

/** Whether the last section of the home page may be left out of the layout while it is far away. */
const isLeftOut = (page: Page) =>
	page
		.locator("#contact")
		.evaluate((section) => getComputedStyle(section).getPropertyValue("content-visibility") === "auto");

test("a page that opens at its top lays out what is below the first screen later, and then as it is", async ({
	page,
}) => {
	const release = await openBeforeScripts(page, "/");
	expect(await isLeftOut(page)).toBe(true);
	release();
	await hydrated(page);
	expect(await isLeftOut(page)).toBe(false);
	const heights = () =>
		page.locator("main section").evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight));
	const later = await heights();
	await page.reload();
	expect(await heights()).toEqual(later);
});

test("a section that is read before the scripts are there stands in its place", async ({ page }) => {
	const release = await openBeforeScripts(page, "/");
	await page.locator('main a[href="/#contact"]').first().click();
	expect(await isLeftOut(page)).toBe(false);
	const title = page.locator("#contact-title");
	await expect(title).toBeInViewport();
	const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
	const before = await top();
	release();
	await hydrated(page);
	expect(await top()).toBe(before);
});

test("an address that names a section, and a page that is loaded again, are laid out whole from the start", async ({
	page,
}) => {
	const release = await openBeforeScripts(page, "/#services");
	expect(await isLeftOut(page)).toBe(false);
	release();
	await hydrated(page);
	await page.locator("#experience").scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => Math.round(scrollY));
	await page.reload();
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});
