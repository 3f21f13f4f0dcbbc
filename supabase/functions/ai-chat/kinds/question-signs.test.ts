import assert from "node:assert/strict";
import { readSigns, signsOf } from "./question-signs.ts";

const isName = (word: string) => word === "erika";
const read = (text: string) => readSigns(text, isName);

Deno.test("words of content count by their stems, those of grammar as they are", () => {
	const { words } = read("wo sind die server");
	assert.ok(words.has("!wo") && words.has("!die"), [...words].join(" "));
	assert.deepEqual(read("der server").words.has("!der"), true);
	assert.deepEqual(read("die servern").words, read("die server").words);
});

Deno.test("what visitors say in different words has the same sense", () => {
	const common = (left: string, right: string) => read(left).senses.intersection(read(right).senses);
	for (const [left, right] of [
		["stundensatz", "what do you charge"],
		["wo sitzt er", "where is he based"],
		["wann haben sie zeit", "is he available"],
	] as const)
		assert.ok(common(left, right).size > 0, `${left} / ${right}`);
});

Deno.test("the owner's name is a sign whatever it is", () => {
	assert.deepEqual([...read("erika").words], ["@name"]);
});

Deno.test("words that no sample holds count as new, and several as more than one", () => {
	const isKnown = (word: string) => word.startsWith("!");
	const signs = (text: string) => signsOf({ ...read(text), senses: new Set() }, isKnown);
	assert.deepEqual(signs("wo"), ["!wo"]);
	assert.deepEqual(signs("wo zebra"), ["!wo", "@new"]);
	assert.deepEqual(signs("wo zebra giraffe"), ["!wo", "@new", "@news"]);
});
