import assert from "node:assert/strict";
import { isGenericWord, isStopWord } from "./common-words.ts";
import { splitCompound } from "./compounds.ts";
import { Speller, slips } from "./spelling.ts";
import { type Language, stem } from "./stem.ts";
import { meaning } from "./synonyms.ts";

const sameStem = (language: Language, ...words: string[]) =>
	assert.equal(new Set(words.map((word) => stem(word, language))).size, 1, words.join(", "));

Deno.test("inflections and derivations share a stem", () => {
	sameStem("de", "migration", "migrationen", "migrieren", "migriert", "migrierst");
	sameStem("de", "administrator", "administration", "administrieren");
	sameStem("de", "replikation", "replizieren");
	sameStem("de", "datenbank", "datenbanken");
	sameStem("en", "migrate", "migrating", "migration", "migrations");
	sameStem("en", "certificate", "certificates");
});

Deno.test("synonyms of both languages mean the same", () => {
	const means = (word: string, language: Language) => meaning(stem(word, language));
	assert.equal(means("k8s", "de"), means("kubernetes", "en"));
	assert.equal(means("umziehen", "de"), means("migrate", "en"));
	assert.equal(means("lebenslauf", "de"), means("resume", "en"));
	assert.equal(means("schwellwerte", "de"), means("threshold", "en"));
	assert.notEqual(means("monitoring", "de"), means("migration", "de"));
});

Deno.test("grammar and generic words are told from content", () => {
	assert.ok(isStopWord("welche") && isStopWord("the") && !isStopWord("server"));
	assert.ok(isGenericWord("machst") && isGenericWord("findet") && isGenericWord("working"));
	assert.ok(!isGenericWord("kubernetes") && !isGenericWord("aquarium"));
	for (const form of ["gebraucht", "umgesetzt", "passiert"]) assert.ok(isGenericWord(form), form);
});

const known =
	(...words: string[]) =>
	(part: string) =>
		words.includes(part);

Deno.test("a compound is split into known words, with the letters that join them", () => {
	assert.deepEqual(splitCompound("datenbankreplikation", known("datenbank", "replikation")), [
		"datenbank",
		"replikation",
	]);
	assert.deepEqual(splitCompound("sicherheitskonzept", known("sicherheit", "konzept")), [
		"sicherheit",
		"konzept",
	]);
	assert.deepEqual(splitCompound("clustermigrationsplan", known("cluster", "migration", "plan")), [
		"cluster",
		"migration",
		"plan",
	]);
});

Deno.test("a word with an unknown part is not split", () => {
	assert.equal(splitCompound("wetterbericht", known("bericht")), undefined);
	assert.equal(splitCompound("ab", known("a", "b")), undefined);
	assert.equal(splitCompound("a".repeat(2000), known("a")), undefined);
});

Deno.test("slips are letters missing, added, changed or swapped", () => {
	assert.equal(slips("kubernetes", "kubernetes", 2), 0);
	assert.equal(slips("kuberntes", "kubernetes", 2), 1);
	assert.equal(slips("kuberentes", "kubernetes", 2), 1);
	assert.equal(slips("promehteus", "prometheus", 2), 1);
	assert.equal(slips("wetter", "kubernetes", 2), 3);
});

Deno.test("a misspelled word is corrected to a known one, a short or a different word isn't", () => {
	const speller = new Speller(() => ["kubernetes", "terraform", "zertifikate", "buchen"]);
	assert.equal(speller.correct("kuberentes"), "kubernetes");
	assert.equal(speller.correct("etrraform"), "terraform");
	assert.equal(speller.correct("zertifiakte"), "zertifikate");
	assert.equal(speller.correct("kuchen"), undefined);
	assert.equal(speller.correct("aqua"), undefined);
});

Deno.test("backing data up is told from security, though both come of one word in German", () => {
	for (const form of ["sichern", "sichert", "gesichert"])
		assert.equal(stem(form, "de"), stem("sicherung", "de"));
	assert.notEqual(stem("sichern", "de"), stem("sicherheit", "de"));
});
