import type { Page } from "@playwright/test";
import { storageKey } from "../src/document/storage-key.ts";
import { at } from "./support/address.ts";
import { chatOn } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { expect, holdScripts, test } from "./support/fixtures.ts";
import { LANGUAGE } from "./support/pages.ts";

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

test("the chosen colours apply before the scripts, and survive alterations before hydration as language and text do", async ({
	page,
	complaints,
}) => {
	complaints.allow(/#418/);
	await page.addInitScript((key) => localStorage.setItem(key, "dark"), storageKey("color-mode", at("/")));
	const release = await openBeforeScripts(page);
	await expect(page.locator("html")).toHaveClass("dark");
	const { name, message } = contactOn(page);
	await name.evaluate((field) => field.after(document.createElement("div")));
	await page.locator("main h1").evaluate((title) => {
		title.innerHTML = `<font>${title.innerHTML}</font>`;
	});
	await message.fill("Guten Tag");
	const recovered = page.waitForEvent("console", (line) => /#418/.test(line.text()));
	release();
	await recovered;
	await expect(page.locator("main font")).toHaveCount(0);
	await expect(message).toHaveValue("Guten Tag");
	await expect(page.locator("html")).toHaveClass("dark");
	await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE);
});
