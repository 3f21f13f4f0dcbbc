import { isBlank } from "../chat/contract.ts";
import type { ContactWords } from "../content/contact.ts";

export const inquiryFields = ["name", "email", "company", "message"] as const;
export type InquiryField = (typeof inquiryFields)[number];

/** What a visitor types into the contact form, as typed. The company is empty when none is given. */
export type Inquiry = Record<InquiryField, string>;

/** A sentence for each field that has to be mended. */
export type InquiryErrors = Partial<Inquiry>;

/**
 * Someone at a host with a dot in its name. Looser than the standards on purpose: it catches slips and
 * lets every address pass that may exist, umlauts included.
 */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** Returns what is wrong with an inquiry; an empty object when nothing is. */
export function checkInquiry(
	{ name, email, message }: Inquiry,
	errors: ContactWords["errors"],
): InquiryErrors {
	return {
		...(isBlank(name) && { name: errors.nameMissing }),
		...(!ADDRESS.test(email.trim()) && {
			email: isBlank(email) ? errors.emailMissing : errors.emailMalformed,
		}),
		...(isBlank(message) && { message: errors.messageMissing }),
	};
}

/** Id of the control that carries a field. Its name is left to the mail form that works without JavaScript. */
export const controlId = (field: InquiryField) => `contact-${field}`;

export function controlOf(form: HTMLFormElement, field: InquiryField) {
	const element = form.elements.namedItem(controlId(field));
	return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

export function readInquiry(form: HTMLFormElement): Inquiry {
	const read = (field: InquiryField) => controlOf(form, field)?.value ?? "";
	return { name: read("name"), email: read("email"), company: read("company"), message: read("message") };
}

/**
 * Adds to what the form holds and overwrites nothing: empty fields are filled, and a message is put below
 * the one that is there, unless it ends with the same words already.
 */
export function addToForm(form: HTMLFormElement, inquiry: Partial<Inquiry>): void {
	for (const field of inquiryFields) {
		const control = controlOf(form, field);
		const added = inquiry[field];
		if (!control || !added) continue;
		const present = control.value.trimEnd();
		if (!present) control.value = added;
		else if (field === "message" && !present.endsWith(added.trimEnd())) {
			control.value = `${present}\n\n${added}`;
		}
	}
}
