import type { Page } from "@playwright/test";
import { contact } from "../../src/content/contact.ts";
import { inLanguage } from "../../src/pages/language.ts";
import { LANGUAGE } from "./pages.ts";

/** The form's text in the tests' language. */
export const contactWords = inLanguage(contact, LANGUAGE);

/** Locators of the contact form. */
export const contactOn = (page: Page) => {
	const form = page.getByRole("form", { name: contactWords.formLabel });
	const field = (name: keyof typeof contactWords.labels, note = "") =>
		form.getByRole("textbox", { name: contactWords.labels[name] + note, exact: true });
	return {
		name: field("name"),
		email: field("email"),
		company: field("company", contactWords.optional),
		message: field("message"),
		submit: form.getByRole("button", { name: contactWords.submit }),
		notice: page.getByRole("group", { name: contactWords.notice.title }),
	};
};

/** Records the page's mails instead of opening a mail client, which differs between engines. */
export async function keepMails(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const mails: string[] = [];
		Object.assign(window, { mails });
		document.addEventListener("click", (event) => {
			const link = event.target instanceof Element && event.target.closest("a[href^='mailto:']");
			if (!link) return;
			event.preventDefault();
			mails.push(link.getAttribute("href") ?? "");
		});
	});
	return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails);
}
