import assert from "node:assert/strict";
import type { Passage } from "./passages.ts";
import { createSearch } from "./search.ts";
import { stem } from "./stems.ts";

const passage = (title: string, text: string): Passage => ({
	id: title,
	kind: "item",
	role: "leistungen/item",
	page: "/a",
	hrefs: ["/a"],
	title,
	text,
});

const passages = [
	passage("Nachhall", "Die Nachhallzeit im Klassenzimmer sinkt."),
	passage("Schallschutz", "Wände und Decken, die leise bleiben."),
	passage("Datenbanken", "Sicherung mit Probe."),
];
const search = createSearch(passages, [
	["backup", "sicherung"],
	["kuenstliche intelligenz", "ki"],
]);
const best = (question: string) => {
	const [first] = [...search(question).hits].toSorted(([, left], [, right]) => right.score - left.score);
	return first?.[0];
};

Deno.test("two passages may have one title, such as the phases of an example", () => {
	const twice = createSearch([passage("Probe", "Wir messen."), passage("Probe", "Wir hören.")], []);
	assert.ok(twice("Was messen Sie?").hits.has("Probe"));
});

Deno.test("finds other inflections and words with a typo", () => {
	assert.equal(best("Wie leise wird eine Decke?"), "Schallschutz");
	assert.equal(best("Nachhalzeit"), "Nachhall");
});

Deno.test("an unknown word matches a similar spelling or a synonym", () => {
	assert.deepEqual(
		[...search("Nachhalzeit backup Decke").alike],
		[
			[stem("nachhalzeit"), stem("nachhallzeit")],
			["backup", stem("sicherung")],
		],
	);
});

Deno.test("finds synonyms", () => assert.equal(best("backup"), "Datenbanken"));

Deno.test("finds a compound by its parts", () => assert.equal(best("Datenbanksicherung"), "Datenbanken"));

Deno.test("rare words count more, and unknown ones are reported", () => {
	const { hits, subjects, unknown } = search("Nachhall Xylophon");
	assert.equal(subjects.size, 2);
	assert.deepEqual([...unknown], ["xylophon"]);
	assert.ok((hits.get("Nachhall")?.all ?? 0) < 0.5);
});
