import { expect, test } from "vitest";
import { placeholdersIn } from "./placeholders.ts";

test("a placeholder is found wherever it stands, and its repetitions aren't listed", () => {
	const content = {
		owner: { name: "Ada Lovelace", email: "mail@example.com", address: { street: "" } },
		facts: [{ answer: { de: "Schreiben Sie an mail@example.com.", en: "Call Max Mustermann." } }],
		pattern: "Ein Musterzimmer und ein Entwurfsmuster",
	};
	expect(placeholdersIn(content)).toEqual(["owner.email", "owner.address.street", "facts.0.answer.en"]);
});
