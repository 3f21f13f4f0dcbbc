import type { Page } from "@playwright/test";
import { chatOn } from "./support/chat.ts";
import { expect, holdScripts, test } from "./support/fixtures.ts";
import { menuOn } from "./support/sections.ts";

/** Opens the home page without its scripts; the returned function lets them load. */
async function openBeforeScripts(page: Page): Promise<() => void> {
	const release = await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	await page.waitForLoadState("domcontentloaded");
	return release;
}

test("a click on the assistant's button before hydration opens it", async ({ page }) => {
	const release = await openBeforeScripts(page);
	const { toggle, panel, input } = chatOn(page);
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-busy", "true");
	await toggle.click();
	release();
	await expect(panel).toBeVisible();
	await expect(input).toBeFocused();
	await expect(toggle).toHaveAttribute("aria-busy", "false");
	await toggle.click();
	await expect(panel).toBeHidden();
});

test("an early click on the menu's button opens the menu once", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const release = await openBeforeScripts(page);
	const { menu, opener, closer } = menuOn(page);
	await opener.click();
	release();
	await expect(menu).toBeVisible();
	await closer.click();
	await expect(menu).toBeHidden();
});
