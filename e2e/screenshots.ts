import { expect, type Page, test } from "@playwright/test";
import { at } from "./support/address.ts";
import { holdAnswers, openChat } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { hydrated } from "./support/hydration.ts";
import { PAGES, UNKNOWN_PATH } from "./support/pages.ts";

/** Every page and every state that is worth a look, as `<screen>-<mode>/<name>.png`. */
const picture = (page: Page, name: string, fullPage = false) =>
	expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage, timeout: 5_000 });

/** Opens a page and waits until it answers to input: the form switches the browser's own checks off then. */
async function openHydrated(page: Page, path: string) {
	await page.goto(at(path));
	await hydrated(page);
	await page.evaluate(() => document.fonts.ready);
}

const openAssistant = async (page: Page) => {
	await openHydrated(page, "/");
	const chat = await openChat(page);
	await expect(chat.input).toBeVisible();
	return chat;
};

for (const path of [...PAGES.map((page) => page.path), UNKNOWN_PATH])
	test(`page ${path}`, async ({ page }) => {
		await openHydrated(page, path);
		await picture(page, path === "/" ? "home" : path.slice(1).replaceAll("/", "-"), true);
	});

test("first screen", async ({ page }) => {
	await openHydrated(page, "/");
	await picture(page, "home-first-screen");
});

test("menu", async ({ page, isMobile }) => {
	test.skip(!isMobile, "there is a menu on small screens only");
	await openHydrated(page, "/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await picture(page, "menu");
});

test("contact form with errors, and with its notice", async ({ page }) => {
	await openHydrated(page, "/#contact");
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

test("assistant: greeting, answer in German, answer in English", async ({ page }) => {
	const { ask, input } = await openAssistant(page);
	await picture(page, "assistant-greeting");
	await ask("Welche Erfahrung haben Sie mit OpenShift?");
	await expect(input).toBeEnabled();
	await picture(page, "assistant-answer");
	await ask("Which certifications does he have?");
	await expect(input).toBeEnabled();
	await picture(page, "assistant-answer-english");
});

test("assistant: typing, and failed", async ({ page }) => {
	const held = await holdAnswers(page);
	const { ask, typing, toast } = await openAssistant(page);
	await ask("Welche Erfahrung haben Sie mit OpenShift?");
	await expect(typing).toBeVisible();
	await picture(page, "assistant-typing");
	held.answer({ error: "No answer." });
	await expect(toast).toBeVisible();
	await picture(page, "assistant-error");
});
