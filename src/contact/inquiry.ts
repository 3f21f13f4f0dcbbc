import { directionOf } from "../components/direction-of.ts";
import type { ContactWords } from "../content/contact.ts";
import { isBlank } from "../pages/blank.ts";

export const inquiryFields = ["name", "email", "company", "message"] as const;
export type InquiryField = (typeof inquiryFields)[number];

/** The contact form's values, as typed. */
export type Inquiry = Record<InquiryField, string>;

export interface KeptForm {
	typed: Inquiry;
	/** Until the visitor closes its notice. */
	sent: Inquiry | null;
}

const isInquiry = (value: unknown): value is Inquiry =>
	inquiryFields.every((field) => typeof Object(value)[field] === "string");

export const isKeptForm = (value: unknown): value is KeptForm => {
	const { typed, sent } = Object(value);
	return isInquiry(typed) && (sent === null || isInquiry(sent));
};

/** The name of each invalid field's message. */
export type InquiryErrors = Partial<Record<InquiryField, keyof ContactWords["errors"]>>;

/** Looser than the standards on purpose: catches typing errors, and accepts every possible address, umlauts included. */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** Validates an inquiry; returns an empty object if it is complete. */
export const checkInquiry = ({ name, email, message }: Inquiry): InquiryErrors => ({
	...(isBlank(name) && { name: "nameMissing" }),
	...(!ADDRESS.test(email.trim()) && { email: isBlank(email) ? "emailMissing" : "emailMalformed" }),
	...(isBlank(message) && { message: "messageMissing" }),
});

/** Returns the id of a field's control. Its name belongs to the mailto form that works without JavaScript. */
export const controlId = (field: InquiryField) => `contact-${field}`;

export const controlOf = (form: HTMLFormElement, field: InquiryField) =>
	form.elements.namedItem(controlId(field)) as HTMLInputElement | HTMLTextAreaElement | null;

export const readInquiry = (form: HTMLFormElement) =>
	Object.fromEntries(inquiryFields.map((field) => [field, controlOf(form, field)?.value ?? ""])) as Inquiry;

/**
 * Fills empty fields, and appends a message to an existing one unless that ends with the same text. Overwrites nothing.
 */
export function addToForm(form: HTMLFormElement, inquiry: Partial<Inquiry>): void {
	for (const field of inquiryFields) {
		const control = controlOf(form, field);
		const added = inquiry[field];
		if (!control || !added) continue;
		const present = control.value.trimEnd();
		if (!present) control.dir = directionOf(added);
		if (!present) control.value = added;
		else if (field === "message" && !present.endsWith(added.trimEnd())) {
			control.value = `${present}\n\n${added}`;
		}
	}
}
