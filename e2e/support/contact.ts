import type { Page } from "@playwright/test";
import { contact } from "../../src/content/contact.ts";

/** The parts of the contact form that a visitor sees. */
export const contactOn = (page: Page) => {
	const form = page.getByRole("form", { name: contact.formLabel });
	const field = (name: keyof typeof contact.labels) =>
		form.getByRole("textbox", { name: contact.labels[name], exact: true });
	return {
		name: field("name"),
		email: field("email"),
		company: field("company"),
		message: field("message"),
		submit: form.getByRole("button", { name: contact.submit }),
		notice: page.getByRole("group", { name: contact.notice.title }),
	};
};
