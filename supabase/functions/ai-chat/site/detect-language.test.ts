import assert from "node:assert/strict";
import { createDetector } from "./detect-language.ts";

const detect = createDetector((language) => [
	{ de: "Der Preis für eine Messung", en: "The price of a survey" }[language],
]);

Deno.test("function words reveal the language", () => {
	assert.equal(detect("Was machen Sie?"), "de");
	assert.equal(detect("what do you do"), "en");
});

Deno.test("a word that the site uses in one language only reveals it, too", () => {
	assert.equal(detect("Preis?"), "de");
	assert.equal(detect("price?"), "en");
});

Deno.test("a name doesn't reveal a language", () => assert.equal(detect("PostgreSQL?"), undefined));
