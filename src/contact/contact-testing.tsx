import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { contact } from "../content/contact.ts";
import { inLanguage } from "../content/language.ts";
import { system } from "../theme/system.ts";
import { ContactForm } from "./contact-form.tsx";

export const words = inLanguage(contact, "de");

/** The form in the site's theme. */
export const page = (
	<ChakraProvider value={system}>
		<ContactForm
			recipient="kontakt@example.com"
			ownerName="Max Mustermann"
			note="Öffnet Ihr Mailprogramm."
			words={words}
		/>
	</ChakraProvider>
);

/** Intercepts the form's `mailto:` links in each test of a file, and cleans up after it. */
export function catchMails(): { readonly links: readonly string[] } {
	let links: string[] = [];
	const take = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest("a[href^='mailto:']");
		if (!link) return;
		event.preventDefault();
		links.push(link.getAttribute("href") ?? "");
	};
	beforeEach(() => {
		links = [];
		document.addEventListener("click", take);
	});
	afterEach(() => {
		// Unsent text survives unmounting and would leak into the next test.
		document.querySelector("form")?.reset();
		cleanup();
		document.removeEventListener("click", take);
		vi.restoreAllMocks();
	});
	return {
		get links() {
			return links;
		},
	};
}

export const control = (name: string) => {
	const element = screen.getByRole("textbox", { name });
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
	throw new Error(`${name} is no text field`);
};
export const values = () =>
	["Name", "E-Mail", "Unternehmen (optional)", "Nachricht"].map((name) => control(name).value);
export const press = (name: string) => screen.getByRole("button", { name });
export const descriptionOf = (element: Element) =>
	document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? null;
export const noticeBox = () => screen.queryByRole("group", { name: words.notice.title });
export const enter = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

/** Fills in the required fields. */
export function fillIn(message = "Wir brauchen Hilfe.") {
	enter("Name", "Erika Beispiel");
	enter("E-Mail", "erika@firma.example");
	enter("Nachricht", message);
	return userEvent.setup();
}
