import { type Inquiry, type InquiryField, inquiryFields } from "./inquiry.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Id of the control that carries a field of an inquiry. Its name is left to the mail form that works without JavaScript. */
export const controlId = (field: InquiryField) => `contact-${field}`;

export function controlOf(form: HTMLFormElement, field: InquiryField): Control | null {
	const element = form.elements.namedItem(controlId(field));
	return isControl(element) ? element : null;
}

/** The field of an inquiry that an event came from, with what it holds now. */
export function changedField(target: EventTarget): { field: InquiryField; value: string } | null {
	if (!isControl(target)) return null;
	const field = inquiryFields.find((candidate) => controlId(candidate) === target.id);
	return field ? { field, value: target.value } : null;
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

/** Moves the visitor to the end of the message. */
export function focusMessage(form: HTMLFormElement): void {
	const message = controlOf(form, "message");
	if (!message) return;
	message.focus({ preventScroll: true });
	message.setSelectionRange(message.value.length, message.value.length);
	message.scrollIntoView({ block: "center" });
}
