import { isBlank } from "../chat/contract.ts";
import type { ContactWords } from "../content/contact.ts";
import { fillIn } from "../content/language.ts";
import type { Inquiry } from "./inquiry.ts";

/** A mail to be written in the visitor's own mail program. */
export interface Mail {
	recipient: string;
	/** One line. */
	subject: string;
	/** Lines end in \n. */
	body: string;
}

export interface MailRecipient {
	email: string;
	name: string;
}

/**
 * Characters of a link that every common mail program takes. Windows hands on about 2,080 to a program,
 * and Chromium and Outlook cut or refuse what is longer.
 */
export const SAFE_LINK_CHARACTERS = 2_000;

export function composeMail(inquiry: Inquiry, recipient: MailRecipient, words: ContactWords["mail"]): Mail {
	const name = singleLine(inquiry.name);
	const sender = [
		`${words.senderName}: ${name}`,
		`${words.senderEmail}: ${singleLine(inquiry.email)}`,
		...(isBlank(inquiry.company) ? [] : [`${words.senderCompany}: ${singleLine(inquiry.company)}`]),
	];
	return {
		recipient: singleLine(recipient.email),
		subject: fillIn(words.subject, { name }),
		body: [
			fillIn(words.greeting, { name: singleLine(recipient.name) }),
			plainText(inquiry.message),
			sender.join("\n"),
		].join("\n\n"),
	};
}

/** The mail as a `mailto:` link (RFC 6068): UTF-8, percent-encoded, line breaks as CRLF. */
export function mailtoLink({ recipient, subject, body }: Mail): string {
	const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
	return `${mailtoAddress(recipient)}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/**
 * A `mailto:` link to one address. The last @ stands for itself; all else that could begin another address or
 * a header is encoded.
 */
export function mailtoAddress(address: string): string {
	return `mailto:${encodeURIComponent(wellFormed(address)).replace(/%40(?!.*%40)/, "@")}`;
}

/** The mail as text to be pasted elsewhere: recipient and subject on a line each, then the body. */
export function mailAsText({ recipient, subject, body }: Mail, words: ContactWords["mail"]): string {
	const { recipientHeader, subjectHeader } = words;
	return `${recipientHeader}: ${recipient}\n${subjectHeader}: ${subject}\n\n${body}`;
}

/** Half a character pair can't be encoded, so it becomes the replacement character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Text for a header or a labelled line: whatever could break the line becomes a space. */
function singleLine(text: string): string {
	return wellFormed(text)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}

/** Text of several lines without other control characters than tabs. */
function plainText(text: string): string {
	return wellFormed(text)
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();
}
