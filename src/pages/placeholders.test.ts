import { expect, test } from "vitest";
import { placeholdersIn } from "./placeholders.ts";

test("finds placeholders at any depth, without repetitions", () => {
	const content = {
		owner: { name: "Ada Lovelace", email: "mail@example.com", address: { street: "" } },
		host: { abroad: { de: "" } },
		facts: [{ answer: { de: "Schreiben Sie an mail@example.com.", en: "Call Max Mustermann." } }],
		pattern: "Ein Musterzimmer und ein Entwurfsmuster",
	};
	expect(placeholdersIn(content)).toEqual(["owner.email", "owner.address.street", "facts.0.answer.en"]);
});

test.each([
	"Musterstraße 1",
	"Erika Musterfrau",
	"https://www.example.org/cv.pdf",
	"example.net",
	"post@ada.example",
	"https://cv.test/",
	"DE000000000",
])("“%s” is a placeholder", (text) => {
	expect(placeholdersIn({ text })).toEqual(["text"]);
});

test.each([
	"docker-compose.test.yml",
	"npm run unit.test",
	"Musterstrategien für Tests",
	"https://counterexample.com",
	"https://example.com.de/",
	"https://api.test.ada.dev",
	"DE0000000001",
])("“%s” isn't one", (text) => {
	expect(placeholdersIn({ text })).toEqual([]);
});
