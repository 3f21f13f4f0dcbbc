import { describe, expect, test } from "vitest";
import { checkInquiry, type Inquiry, inquiryFields } from "./inquiry.ts";

const inquiryOf = (value: string) =>
	Object.fromEntries(inquiryFields.map((field) => [field, value])) as Inquiry;
const complete = { ...inquiryOf(""), name: "Erika", email: "erika@firma.example", message: "Hallo" };

describe("an inquiry", () => {
	test("requires name, e-mail and message, but no company", () => {
		expect(checkInquiry(complete)).toEqual({});
		expect(checkInquiry(inquiryOf(""))).toEqual({
			name: "nameMissing",
			email: "emailMissing",
			message: "messageMissing",
		});
	});

	test.each([" ", "\t", "\n\n", "\u200b", "\u2060 \u00ad", "\u3164"])("treats %j as empty", (blank) => {
		expect(checkInquiry(inquiryOf(blank))).toEqual({
			name: "nameMissing",
			email: "emailMissing",
			message: "messageMissing",
		});
	});

	test.each([
		"erika@firma.example",
		" erika@firma.example ",
		"e.b+projekt@mail.firma.co.uk",
		"jörg@müller.example",
		"o'neill@firma.example",
	])("accepts the address %j", (address) => {
		expect(checkInquiry({ ...complete, email: address })).toEqual({});
	});

	test.each([
		"erika",
		"erika@",
		"@firma.example",
		"erika@firma",
		"erika@firma.",
		"erika@firma..example",
		"erika@@firma.example",
		"erika beispiel@firma.example",
		"a@firma.example, b@firma.example",
		"Erika <erika@firma.example>",
	])("rejects the address %j", (address) => {
		expect(checkInquiry({ ...complete, email: address })).toEqual({ email: "emailMalformed" });
	});
});
