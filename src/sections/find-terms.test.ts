import { expect, test } from "vitest";
import type { PagePart } from "../pages/parts.ts";
import { findTerms } from "./find-terms.ts";

const part = (title: string, ...blocks: { title: string; text: string; note?: string }[]): PagePart => ({
	id: title,
	title,
	kind: "blocks",
	blocks,
});
const PARTS = [
	part(
		"D",
		{ title: "Dämpfung", text: "Nimmt dem Nachhall die Kraft." },
		{ title: "DIN 18041", text: "Norm für Hörsamkeit." },
	),
	part("N", { title: "Nachhall", note: "auch: RT60", text: "Dauer bis zur Stille." }),
];
const found = (query: string) =>
	findTerms(PARTS, query).flatMap((each) =>
		each.kind === "blocks" ? each.blocks.map(({ title }) => title) : [],
	);

test.each([
	["", ["Dämpfung", "DIN 18041", "Nachhall"], "everything without a query"],
	["nachhall ", ["Nachhall"], "a name before texts that mention it"],
	["rt60", ["Nachhall"], "another name"],
	["18041 din", ["DIN 18041"], "several words in any order"],
	["stille", ["Nachhall"], "a word of a text if it is no name"],
	["xyz", [], "nothing for an unknown word"],
])("“%s” finds %j: %s", (query, titles) => {
	expect(found(query)).toEqual(titles);
});

test("leaves out parts without a match", () => {
	expect(findTerms(PARTS, "rt60").map(({ title }) => title)).toEqual(["N"]);
});
