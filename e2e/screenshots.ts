import { expect, type Page, test } from "@playwright/test";
import { at } from "./support/address.ts";
import { hydrated } from "./support/hydration.ts";
import { ALL_PAGES } from "./support/pages.ts";

/** Every page and every state that is worth a look, as `screenshots/<screen>-<mode>/<name>.png`. */
const picture = (page: Page, name: string, fullPage = false) =>
	page.screenshot({ path: `screenshots/${test.info().project.name}/${name}.png`, fullPage });

/** Opens a page and waits until it answers to input: the form switches the browser's own checks off then. */
async function openHydrated(page: Page, path: string) {
	await page.goto(at(path));
	await hydrated(page);
	await page.evaluate(() => document.fonts.ready);
}

const openAssistant = async (page: Page) => {
	await openHydrated(page, "/");
	await page.getByRole("button", { name: "AI Assistant" }).click();
	await expect(page.getByPlaceholder("Ask about projects")).toBeFocused();
};

const ask = async (page: Page, question: string) => {
	await page.getByPlaceholder("Ask about projects").fill(question);
	await page.keyboard.press("Enter");
};

for (const path of ALL_PAGES)
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
	const form = page.locator("#contact form");
	await form.getByRole("button", { name: /Anfrage/ }).click();
	await picture(page, "contact-errors");
	await form.getByLabel("Name").fill("Erika Beispiel");
	await form.getByLabel("E-Mail").fill("erika@example.org");
	await form.getByLabel("Nachricht").fill("Wir möchten zwei Anwendungen nach Azure umziehen.");
	await form.getByRole("button", { name: /Anfrage/ }).click();
	await expect(page.getByText("E-Mail wird geöffnet")).toBeVisible();
	await picture(page, "contact-notice");
});

test("assistant: greeting, answer in German, answer in English", async ({ page }) => {
	await openAssistant(page);
	await picture(page, "assistant-greeting");
	await ask(page, "Welche Erfahrung haben Sie mit OpenShift?");
	await expect(page.getByPlaceholder("Ask about projects")).toBeEnabled();
	await picture(page, "assistant-answer");
	await ask(page, "Which certifications does he have?");
	await expect(page.getByPlaceholder("Ask about projects")).toBeEnabled();
	await picture(page, "assistant-answer-english");
});

test("assistant: typing, and failed", async ({ page }) => {
	let fail = () => {};
	const failed = new Promise<void>((resolve) => {
		fail = resolve;
	});
	await page.route("**/functions/v1/ai-chat", async (route) => {
		await failed;
		await route.abort();
	});
	await openAssistant(page);
	await ask(page, "Welche Erfahrung haben Sie mit OpenShift?");
	await expect(page.getByText("Welche Erfahrung haben Sie mit OpenShift?")).toBeVisible();
	await picture(page, "assistant-typing");
	fail();
	await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
	await picture(page, "assistant-error");
});
