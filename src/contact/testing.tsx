import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { contact } from "../content/contact.ts";
import { SignalProvider, useSendSignal } from "../document/signals.tsx";
import { inLanguage } from "../pages/language.ts";
import { getSystem } from "../theme/system.ts";
import { ContactForm } from "./contact-form.tsx";
import { checkInquiry, type Inquiry, type InquiryField, inquiryFields } from "./inquiry.ts";
import { composeMail } from "./mailto.ts";

export const contactWords = inLanguage(contact, "de");

const owner = { email: "kontakt@example.com", name: "Max Mustermann" };

/** Offers a message to the form, as other parts of the site do. */
function Offer() {
	const send = useSendSignal();
	return (
		<button
			type="button"
			onClick={() => send({ to: "contact", message: "Meine Fragen:\n– Was kostet ein Cluster?" })}
		>
			Offer
		</button>
	);
}

/** The site with the form, or another page without it. */
export const pageWith = (hasForm: boolean, words = contactWords) => (
	<ChakraProvider value={getSystem()}>
		<SignalProvider>
			<Offer />
			{hasForm && <ContactForm owner={owner} note="Öffnet Ihr Mailprogramm." words={words} />}
		</SignalProvider>
	</ChakraProvider>
);
export const page = pageWith(true);

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
		cleanup();
		// Text survives unmounting and would leak into the next test.
		sessionStorage.clear();
		document.removeEventListener("click", take);
		vi.restoreAllMocks();
	});
	return {
		get links() {
			return links;
		},
	};
}

const EMPTY = Object.fromEntries(inquiryFields.map((field) => [field, ""])) as Inquiry;

export const controlNamed = (name: string) => {
	const element = screen.getByRole("textbox", { name });
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
	throw new Error(`${name} isn't a text field`);
};
export const control = (field: InquiryField) =>
	controlNamed(contactWords.labels[field] + (field in checkInquiry(EMPTY) ? "" : contactWords.optional));
/** Of some fields, so that another one changes no test. */
export const values = () =>
	(["name", "email", "company", "message"] as const).map((field) => control(field).value);
export const press = (name: string) => screen.getByRole("button", { name });
export const descriptionOf = (element: Element) =>
	document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? null;
export const noticeBox = () => screen.queryByRole("group", { name: contactWords.notice.title });
export const enter = (field: InquiryField, value: string) =>
	fireEvent.input(control(field), { target: { value } });

const inquiry = { ...EMPTY, name: "Erika Beispiel", email: "erika@firma.example" };
const MESSAGE = "Wir brauchen Hilfe.";

/** Fills in the required fields. */
export function fillInForm(message = MESSAGE) {
	enter("name", inquiry.name);
	enter("email", inquiry.email);
	enter("message", message);
	return userEvent.setup();
}

/** Returns the mail of a form filled in by `fillInForm`. */
export const mailWith = (message = MESSAGE) => composeMail({ ...inquiry, message }, owner, contactWords);
