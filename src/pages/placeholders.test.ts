import { expect, test } from "vitest";
import { placeholdersIn } from "./placeholders.ts";

test("finds placeholders at any depth, without repetitions", () => {
	const content = {
		owner: { name: "Ada Lovelace", email: "mail@example.com", address: { street: "" } },
		facts: [{ answer: { de: "Schreiben Sie an mail@example.com.", en: "Call Max Mustermann." } }],
		pattern: "Ein Musterzimmer und ein Entwurfsmuster",
	};
	expect(placeholdersIn(content)).toEqual(["owner.email", "owner.address.street", "facts.0.answer.en"]);
});
