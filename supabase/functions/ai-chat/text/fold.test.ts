import assert from "node:assert/strict";
import { buildPassages } from "../passages.ts";
import { siteContent } from "../site-content.ts";
import { fold, normalize, tokenize } from "./fold.ts";
import { PHRASES } from "./phrases.ts";

Deno.test("one word has one spelling, with umlauts, written out, in capitals or with accents", () => {
	for (const word of ["Überwachung", "UEBERWACHUNG", "ueberwachung", "U\u0308berwachung"])
		assert.equal(fold(word), "uberwachung");
	assert.equal(fold("Straße"), fold("STRASSE"));
	assert.equal(fold("Café"), "cafe");
});

Deno.test("letters that only look like an umlaut written out stay", () => {
	assert.equal(fold("neue Steuer, aktuell bauen, query"), "neue steuer, aktuell bauen, query");
});

Deno.test("names of several words become one", () => {
	assert.equal(normalize("Infrastruktur als Code"), normalize("Infrastructure as code"));
	assert.equal(normalize("CI/CD"), normalize("ci cd"));
	assert.equal(normalize("Künstliche Intelligenz"), "ki");
	assert.equal(normalize("Microsoft Azure"), "azure");
});

Deno.test("words are separated at white space, hyphens and slashes, not within a version or a file's name", () => {
	const words = tokenize("pg_stat v1.2, linux-administrator und/oder").map(({ word }) => word);
	assert.deepEqual(words, ["pg_stat", "v1.2", "linux", "administrator", "und", "oder"]);
	assert.deepEqual(tokenize("a bc. d"), [
		{ word: "a", start: 0, sentence: 0 },
		{ word: "bc", start: 2, sentence: 0 },
		{ word: "d", start: 6, sentence: 1 },
	]);
});

Deno.test("a text is written the same whether its phrases are looked for at once or one by one", () => {
	for (const { names, keywords, text, context } of buildPassages(siteContent))
		for (const each of [names, keywords, text, context]) {
			const oneByOne = PHRASES.reduce((folded, [pattern, word]) => folded.replace(pattern, word), fold(each));
			assert.equal(normalize(each), oneByOne);
		}
});

Deno.test('a verb that swallowed its "es" is read as the two words', () => {
	assert.equal(
		normalize("Welche Probleme gabs da, und wie wars?"),
		"welche probleme gab es da, und wie war es?",
	);
	assert.equal(normalize("Wie geht's weiter?"), "wie geht es weiter?");
});

Deno.test("logs in a place are no login", () => {
	assert.equal(normalize("Logs in Loki"), "logs in loki");
	assert.equal(normalize("How do developers log in?"), "how do developers login?");
	assert.equal(normalize("users signed in"), "users login");
});

Deno.test("characters that stand for many don't make a text longer than its words may be", () => {
	assert.ok(fold("ﷺ".repeat(2000)).length <= 4032);
	assert.equal(fold("½ Tag, ﬁnden"), "1⁄2 tag, finden");
});

Deno.test("what is shortened in chats is read in full", () => {
	assert.equal(normalize("wher r u based"), "where are you based");
	assert.equal(normalize("ur cert pls"), "your cert please");
	assert.equal(normalize("u.a. Linux"), "u.a. linux");
	assert.equal(normalize("LPIC 101"), "lpic 101");
});
