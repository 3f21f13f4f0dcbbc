import type { Page } from "@playwright/test";
import sharp from "sharp";
import { holdAnswers, openChat } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { PAGES, UNKNOWN_PATH } from "./support/pages.ts";
import { menuOn } from "./support/sections.ts";

/** Takes screenshots of every page and state, as `<screen>-<mode>/<name>.png`. */
async function picture(page: Page, name: string, fullPage = false) {
	await page.evaluate(() => document.fonts.ready);
	await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage, timeout: 5_000 });
}

for (const path of [...PAGES.map((page) => page.path), UNKNOWN_PATH])
	test(`page ${path}`, async ({ page }) => {
		await page.goto(path);
		await picture(page, path === "/" ? "home" : path.slice(1).replaceAll("/", "-"), true);
	});

test("menu", async ({ page, isMobile }) => {
	test.skip(!isMobile, "there is a menu on small screens only");
	await page.goto("/");
	await menuOn(page).opener.click();
	await picture(page, "menu");
});

test("contact form with errors, and with its notice", async ({ page }) => {
	await page.goto("/#contact");
	const { name, email, message, submit, notice } = contactOn(page);
	await submit.click();
	await picture(page, "contact-errors");
	await name.fill("Erika Beispiel");
	await email.fill("erika@example.org");
	await message.fill("Wir möchten zwei Anwendungen nach Azure umziehen.");
	await submit.click();
	await expect(notice).toBeVisible();
	await picture(page, "contact-notice");
});

test("assistant: greeting, answer, typing, and failed", async ({ page, complaints }) => {
	complaints.allow(/Failed to send/);
	await page.goto("/");
	const { ask, input, typing, toast } = await openChat(page);
	await expect(input).toBeVisible();
	await picture(page, "assistant-greeting");
	await ask("Welche Erfahrung haben Sie mit OpenShift?");
	await expect(input).toBeEnabled();
	await picture(page, "assistant-answer");
	const held = await holdAnswers(page);
	await ask("Which certifications does he have?");
	await expect(typing).toBeVisible();
	await picture(page, "assistant-typing");
	held.answer({ error: "No answer." });
	await expect(toast).toBeVisible();
	await picture(page, "assistant-error");
});

test("the README's picture", async ({ page }, { project }) => {
	test.skip(project.name !== "desktop-light" || process.env.AGAINST !== undefined, "there is one");
	await page.goto("/");
	const { ask, input, panel } = await openChat(page);
	await ask("Welche Erfahrung haben Sie mit OpenShift?");
	await expect(panel.locator("[data-message]")).toHaveCount(3);
	await expect(input).toBeEnabled();
	await page.evaluate(() => document.fonts.ready);
	await sharp(await page.screenshot())
		.png({ palette: true })
		.toFile("docs/site.png");
});
