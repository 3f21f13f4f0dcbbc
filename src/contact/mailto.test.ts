import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contact } from "../content/contact.ts";
import { inLanguage } from "../pages/language.ts";
import { type Inquiry, inquiryFields } from "./inquiry.ts";
import * as mailto from "./mailto.ts";

const { mailtoLink } = mailto;
const { labels } = inLanguage(contact, "de");
const mail = {
	subject: "Projektanfrage von {name}",
	plainSubject: "Projektanfrage",
	greeting: "Guten Tag {name},",
	recipientHeader: "An",
	subjectHeader: "Betreff",
};
const composeMail = (inquiry: Inquiry) => mailto.composeMail(inquiry, owner, { labels, mail });

/** An inquiry with the same value in each field. */
const inquiryOf = <Value>(value: Value) =>
	Object.fromEntries(inquiryFields.map((field) => [field, value])) as Record<keyof Inquiry, Value>;

const owner = { email: "kontakt@example.com", name: "Max Mustermann" };
const inquiry: Inquiry = {
	...inquiryOf(""),
	name: "Erika Beispiel",
	email: "erika@firma.example",
	message: "Wir ziehen in die Cloud um.",
};

/** Any sequence of UTF-16 code units, lone surrogates included. */
const anyText = fc
	.array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 60 })
	.map((units) => String.fromCharCode(...units));
const anyInquiry = fc.record(inquiryOf(anyText));

/** Parses a link as mail clients do: splits at the first ?, then at each &, then at the first =. */
function readLink(link: string) {
	const [address = "", query = ""] = link.replace(/^mailto:/, "").split("?", 2);
	return {
		recipient: decodeURIComponent(address),
		headers: query.split("&").map((header) => {
			const [name = "", value = ""] = header.split("=", 2);
			return [name, decodeURIComponent(value)];
		}),
	};
}

describe("the mail", () => {
	test("greets the owner, then states the message and the sender's name and address", () => {
		expect(composeMail(inquiry)).toEqual({
			recipient: "kontakt@example.com",
			subject: "Projektanfrage von Erika Beispiel",
			body: "Guten Tag Max Mustermann,\n\nWir ziehen in die Cloud um.\n\nName: Erika Beispiel\nE-Mail: erika@firma.example",
		});
	});

	test("has a company line only if a company is given", () => {
		expect(composeMail({ ...inquiry, company: "Firma & Söhne" }).body).toMatch(
			/\nUnternehmen: Firma & Söhne$/,
		);
		for (const company of [" \t ", "\u200b"])
			expect(composeMail({ ...inquiry, company }).body).not.toContain("Unternehmen");
	});

	test("keeps the message's line breaks, whatever their characters", () => {
		const { body } = composeMail({ ...inquiry, message: "\neins\r\nzwei\rdrei\n\n\tvier\n" });
		expect(body).toContain(",\n\neins\nzwei\ndrei\n\n\tvier\n\nName:");
	});

	test("starts with recipient and subject as text", () => {
		expect(mailto.mailAsText(composeMail(inquiry), mail)).toMatch(
			/^An: kontakt@example\.com\nBetreff: Projektanfrage von Erika Beispiel\n\nGuten Tag /,
		);
	});

	test("has a subject of one line, and one line per detail of the sender, for any input", () => {
		fc.assert(
			fc.property(anyInquiry, (typed) => {
				const { subject, body } = composeMail({ ...typed, message: "x" });
				expect(subject).toMatch(/^Projektanfrage von ([^\p{Cc}\u2028\u2029]*)$/u);
				expect(body.split("\n").slice(0, 5)).toEqual([
					"Guten Tag Max Mustermann,",
					"",
					"x",
					"",
					expect.stringMatching(/^Name: /),
				]);
				expect(body.split("\n").length).toBeLessThanOrEqual(4 + inquiryFields.length - 1);
			}),
		);
	});
});

describe("the link", () => {
	test("encodes reserved characters, and spaces as %20", () => {
		const link = mailtoLink({ recipient: owner.email, subject: 'Grüße & "1+1?" #50 %', body: "a\nb=c" });
		expect(link).toBe(
			"mailto:kontakt@example.com?subject=Gr%C3%BC%C3%9Fe%20%26%20%221%2B1%3F%22%20%2350%20%25&body=a%0D%0Ab%3Dc",
		);
	});

	test("round-trips recipient, subject and body, for any input", () => {
		fc.assert(
			fc.property(anyInquiry, (typed) => {
				const mail = composeMail(typed);
				expect(readLink(mailtoLink(mail))).toEqual({
					recipient: mail.recipient,
					headers: [
						["subject", mail.subject],
						["body", mail.body.replaceAll("\n", "\r\n")],
					],
				});
			}),
		);
	});

	test("contains only unreserved characters, and line breaks as CRLF", () => {
		fc.assert(
			fc.property(anyInquiry, (typed) => {
				const link = mailtoLink(composeMail(typed));
				expect(link).toMatch(/^mailto:kontakt@example\.com\?subject=[\w\-.!~*'()%]+&body=[\w\-.!~*'()%]+$/);
				expect(link.replaceAll("%0D%0A", "")).not.toMatch(/%0D|%0A/);
			}),
		);
	});

	test("can't be given extra headers by a field", () => {
		const attempt = "Erika\r\nBcc: opfer@example.org&bcc=opfer@example.org?cc=x";
		const link = mailtoLink(composeMail(inquiryOf(attempt)));
		const { headers } = readLink(link);
		expect(headers.map(([name]) => name)).toEqual(["subject", "body"]);
		expect(headers[0]?.[1]).toBe(
			"Projektanfrage von Erika Bcc: opfer@example.org&bcc=opfer@example.org?cc=x",
		);
	});

	test("replaces lone surrogates, as a truncated emoji leaves them", () => {
		const mail = composeMail({ ...inquiry, name: "Erika \uD83D", message: "Hallo \uDE00 😀" });
		expect(readLink(mailtoLink(mail)).headers).toEqual([
			["subject", "Projektanfrage von Erika \uFFFD"],
			["body", expect.stringContaining("Hallo \uFFFD 😀")],
		]);
	});
});
