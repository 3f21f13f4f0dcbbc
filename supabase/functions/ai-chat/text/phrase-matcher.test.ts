import assert from "node:assert/strict";
import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

const matcher = new PhraseMatcher<string>()
	.add("preis* | was … kost*", "price")
	.add("wie lange | az-104", "other")
	.add("*satz | gehen $", "end");
const find = (text: string) => matcher.find(tokenize(text));

Deno.test("a phrase is found where its words stand one after the other", () => {
	assert.deepEqual(find("und wie lange?"), [{ value: "other", start: 4, end: 13, words: [4, 8] }]);
	assert.deepEqual(find("wie sehr lange"), []);
	assert.equal(find("az 104").length, 1);
});

Deno.test("a star stands for the rest of a word", () => {
	assert.equal(find("preise").length, 1);
	assert.equal(find("reise").length, 0);
});

Deno.test("a star in front stands for the beginning of a word", () => {
	assert.equal(find("tagessatz").length, 1);
	assert.equal(find("satzung").length, 0);
});

Deno.test("a dollar sign stands for the end of a sentence", () => {
	assert.equal(find("können wir gehen? ja").length, 1);
	assert.equal(find("wir gehen jetzt").length, 0);
});

Deno.test("an ellipsis stands for a few words of one sentence", () => {
	assert.equal(find("was wird das kosten")[0]?.value, "price");
	assert.deepEqual(
		find("was wird das kosten")[0]?.words,
		[0, 13],
		"the words in between are none of its own",
	);
	assert.deepEqual(find("was ist das? es kostet nichts"), []);
	const again = new PhraseMatcher<string>().add("klick … im formular", "form");
	assert.equal(
		again.find(tokenize("klick im menü und im formular")).length,
		1,
		"its first word may stand twice",
	);
	assert.deepEqual(find(`was ${"man alles so fragen kann ".repeat(3)}kostet`), []);
});

Deno.test("phrases that stand beside others are found with each of them, before or behind", () => {
	const beside = new PhraseMatcher<string>().add("buch* | frei", "time", "marz | im mai");
	const valuesOf = (text: string) =>
		beside.find(tokenize(text)).map(({ start, end }) => text.slice(start, end));
	assert.deepEqual(valuesOf("im mai noch frei"), ["im mai noch frei"]);
	assert.deepEqual(valuesOf("buchen wir marz und im mai"), ["buchen wir marz", "buchen wir marz und im mai"]);
	assert.deepEqual(valuesOf("frei? im marz"), []);
	assert.deepEqual(valuesOf("frei oder buchbar"), []);
});
