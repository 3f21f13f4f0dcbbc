import assert from "node:assert/strict";
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { SAMPLED_SIZES, sampledFor } from "./sample-words.ts";
import { odds, sentenceScores } from "./sentence-odds.ts";

const PASSAGE = { id: "", subject: "" } as never;
const NONE: ReadonlyMap<string, number> = new Map();
const sentence = (own: ReadonlyMap<string, number>) => ({
	text: "",
	passage: PASSAGE,
	own,
	names: NONE,
	around: [],
});

const RESTORE = meaning(stem("restore", "de"));

Deno.test("a sentence is the more probable the more of its samples hold the question's words", () => {
	const samples = sampledFor(RESTORE);
	const shareOf = (at: number) => (samples.get(at) ?? 0) / (SAMPLED_SIZES[at] ?? 1);
	const places = [...samples.keys()].toSorted((left, right) => shareOf(right) - shareOf(left));
	const [most = 0, least = 0] = [places[0], places.at(-1)];
	assert.ok(
		shareOf(most) > 2 * shareOf(least),
		"some sentences are asked for with this word more than others",
	);
	const sentences = new Map([most, least].map((at) => [at, sentence(NONE)]));
	const found = odds(sentenceScores(new Map([[RESTORE, 1]]), sentences));
	assert.ok((found.get(most) ?? 0) > 2 * (found.get(least) ?? 1));
});

Deno.test("a word that a sentence holds itself counts like one that its samples hold", () => {
	const [one = 0, other = 1] = [...SAMPLED_SIZES.keys()].filter((at) => !sampledFor(RESTORE).has(at));
	const sentences = new Map([
		[one, sentence(new Map([[RESTORE, 1]]))],
		[other, sentence(NONE)],
	]);
	const found = odds(sentenceScores(new Map([[RESTORE, 1]]), sentences));
	assert.ok((found.get(one) ?? 0) > 0.9);
});

Deno.test("odds are shares of a whole, and words that no sample holds change none of them", () => {
	const sentences = new Map([0, 1, 2].map((at) => [at, sentence(NONE)]));
	const found = odds(sentenceScores(new Map([["qwertz", 1]]), sentences));
	assert.deepEqual([...found.values()], [1 / 3, 1 / 3, 1 / 3]);
	assert.deepEqual([...odds(new Map())], []);
});
