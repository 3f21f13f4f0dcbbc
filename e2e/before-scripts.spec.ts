import { chatOn } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { openBeforeScripts } from "./support/hydration.ts";

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
