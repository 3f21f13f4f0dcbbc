import { chatOn } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { hydrated, openBeforeScripts } from "./support/hydration.ts";

test("a click on the assistant's button opens it, also before the page's scripts are there", async ({
	page,
}) => {
	const release = await openBeforeScripts(page, "/");
	const { toggle, panel, input } = chatOn(page);
	await toggle.click();
	await toggle.click();
	release();
	await expect(panel).toBeVisible();
	await expect(input).toBeFocused();
	await toggle.click();
	await expect(panel).toBeHidden();
});

test("an early click on the menu's button opens the menu once", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const release = await openBeforeScripts(page, "/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	release();
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
	await page.getByRole("button", { name: "Menü schließen" }).click();
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
});

test("an early click is forgotten with the next one on something else", async ({ page }) => {
	const release = await openBeforeScripts(page, "/");
	await page.getByRole("button", { name: /Farbschema/ }).click();
	await page.getByRole("heading", { level: 1 }).click();
	const before = await page.evaluate(() => document.documentElement.className.replace("opening", "").trim());
	release();
	await hydrated(page);
	const { toggle, panel } = chatOn(page);
	await toggle.click();
	await expect(panel).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.className)).toBe(before);
});

test("a section that is read before the scripts are there stands in its place", async ({ page }) => {
	const release = await openBeforeScripts(page, "/");
	await page.locator('main a[href$="#contact"]').first().click();
	const title = page.locator("#contact-title");
	await expect(title).toBeInViewport();
	const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
	const before = await top();
	release();
	await hydrated(page);
	expect(await top()).toBe(before);
});
