import type { ContactWords } from "../content/contact.ts";
import type { Owner } from "../content/owner.ts";
import { isBlank } from "../pages/blank.ts";
import { fillIn } from "../pages/language.ts";
import { type Inquiry, inquiryFields } from "./inquiry.ts";

/**
 * Length of a link that all common mail clients accept. Windows passes on about 2,080 characters, and Chromium and
 * Outlook truncate or reject longer links.
 */
export const SAFE_LINK_CHARACTERS = 2_000;

/** Returns a mail for the visitor's mail client. Its subject is one line; the lines of its body end in \n. */
export function composeMail(
	inquiry: Inquiry,
	{ email: recipient, name: ownerName }: Pick<Owner, "email" | "name">,
	{ labels, mail }: Pick<ContactWords, "labels" | "mail">,
) {
	const name = singleLine(inquiry.name);
	const sender = inquiryFields
		.filter((field) => field !== "message" && (field === "name" || !isBlank(inquiry[field])))
		.map((field) => `${labels[field]}: ${singleLine(inquiry[field])}`);
	const greeting = fillIn(mail.greeting, { name: ownerName });
	return {
		recipient,
		subject: fillIn(mail.subject, { name }),
		body: [greeting, plainText(inquiry.message), sender.join("\n")].join("\n\n"),
	};
}

type Mail = ReturnType<typeof composeMail>;

/** Returns the mail as a `mailto:` link (RFC 6068): UTF-8, percent-encoded, line breaks as CRLF. */
export function mailtoLink({ recipient, subject, body }: Mail): string {
	const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
	return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/** Returns the mail as text to paste elsewhere: recipient and subject on a line each, then the body. */
export function mailAsText({ recipient, subject, body }: Mail, words: ContactWords["mail"]): string {
	const { recipientHeader, subjectHeader } = words;
	return `${recipientHeader}: ${recipient}\n${subjectHeader}: ${subject}\n\n${body}`;
}

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Collapses line breaks and control characters into spaces, for headers and labelled lines. */
const singleLine = (text: string) =>
	wellFormed(text)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();

/** Normalises line breaks and removes control characters except tabs. */
const plainText = (text: string) =>
	wellFormed(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "")).trim();
