import assert from "node:assert/strict";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { phrasesAlone, saysOnly } from "./says-only.ts";

const DRINKS = new PhraseMatcher<string>().add("tee | kanne … tee", "tea").add("kaffee", "coffee");
const isSize = (word: string) => word === "gross";
const drinks = (text: string) => [...phrasesAlone(text, DRINKS, isSize)];

Deno.test("grammar and fillers leave a text what it is, any other word doesn't", () => {
	assert.ok(saysOnly("und bitte gross", isSize));
	assert.ok(!saysOnly("und bitte gross mit zucker", isSize));
});

Deno.test("phrases are what a text asks for that says nothing else", () => {
	assert.deepEqual(drinks("und bitte eine kanne mit tee"), ["tea"]);
	assert.deepEqual(drinks("tee oder kaffee, gross"), ["tea", "coffee"]);
	assert.deepEqual(drinks("tee mit zucker"), []);
	assert.deepEqual(drinks("gross"), []);
});

Deno.test("a phrase for what isn't to be had is a word like any other", () => {
	const tea = phrasesAlone("tee oder kaffee", DRINKS, isSize, (drink) => drink === "tea");
	assert.equal(tea.size, 0);
});
