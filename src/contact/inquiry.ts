import { isBlank } from "../chat/contract.ts";
import type { ContactWords } from "../content/contact.ts";

/** What a visitor types into the contact form, as typed. */
export interface Inquiry {
	name: string;
	email: string;
	/** Empty when none is given. */
	company: string;
	message: string;
}

export type InquiryField = keyof Inquiry;
export const inquiryFields: readonly InquiryField[] = ["name", "email", "company", "message"];

/** A sentence for each field that has to be mended. */
export type InquiryErrors = Partial<Record<InquiryField, string>>;

/**
 * Someone at a host with a dot in its name. Looser than the standards on purpose: it catches slips and
 * lets every address pass that may exist, umlauts included.
 */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** Returns a sentence about what is wrong with one field, or undefined. */
export function checkField(
	field: InquiryField,
	value: string,
	errors: ContactWords["errors"],
): string | undefined {
	switch (field) {
		case "name":
			return isBlank(value) ? errors.nameMissing : undefined;
		case "email":
			if (isBlank(value)) return errors.emailMissing;
			return ADDRESS.test(value.trim()) ? undefined : errors.emailMalformed;
		case "company":
			return undefined;
		case "message":
			return isBlank(value) ? errors.messageMissing : undefined;
	}
}

/** Returns what is wrong with an inquiry; an empty object when nothing is. */
export function checkInquiry(inquiry: Inquiry, words: ContactWords["errors"]): InquiryErrors {
	const errors: InquiryErrors = {};
	for (const field of inquiryFields) {
		const error = checkField(field, inquiry[field], words);
		if (error) errors[field] = error;
	}
	return errors;
}
