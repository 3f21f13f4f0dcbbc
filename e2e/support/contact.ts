import type { Page } from "@playwright/test";
import { contact } from "../../src/content/contact.ts";
import { inLanguage } from "../../src/content/language.ts";

/** The form's words on German pages. */
export const contactWords = inLanguage(contact, "de");

/** The parts of the contact form that a visitor sees. */
export const contactOn = (page: Page) => {
	const form = page.getByRole("form", { name: contactWords.formLabel });
	const field = (name: keyof typeof contactWords.labels) =>
		form.getByRole("textbox", { name: contactWords.labels[name], exact: true });
	return {
		name: field("name"),
		email: field("email"),
		company: field("company"),
		message: field("message"),
		submit: form.getByRole("button", { name: contactWords.submit }),
		notice: page.getByRole("group", { name: contactWords.notice.title }),
	};
};
