import assert from "node:assert/strict";
import { buildPassages } from "../passages.ts";
import { SearchIndex } from "../search/search-index.ts";
import { held, MEANT_SHARE } from "../search/vocabulary.ts";
import { siteContent } from "../site-content.ts";
import { meantBy } from "./lexicon.ts";

const { vocabulary } = new SearchIndex(buildPassages(siteContent));

/** How well a sentence of the site holds one word of a question. */
const holds = (sentence: string, word: string, language: "de" | "en" = "de") =>
	Math.max(
		0,
		...vocabulary.resolve(word, language).terms.map((term) => held(vocabulary.termsIn(sentence), term)),
	);

Deno.test("a word that only visitors say is found under the site's word, and counts less", () => {
	const sentence = "Die Alarmflut nimmt ab";
	assert.equal(holds(sentence, "alarmflut"), 1);
	assert.equal(holds(sentence, "meldungsflut"), MEANT_SHARE);
	assert.equal(holds(sentence, "flood", "en"), MEANT_SHARE);
	assert.equal(holds(sentence, "giraffe"), 0);
});

Deno.test("a visitor's word may mean several words of the site", () => {
	assert.ok(meantBy("workflow").length > 1);
});

Deno.test("a compound may be made of a word that only visitors say", () => {
	assert.equal(holds("Ein Logistikdienstleister zieht um", "speditionsserver"), MEANT_SHARE);
	assert.equal(holds("Server ziehen um", "speditionsserver"), 1);
});

Deno.test("the name of a product means nothing else", () => {
	assert.deepEqual(vocabulary.resolve("windows", "de").terms, []);
});
