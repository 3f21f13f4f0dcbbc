import assert from "node:assert/strict";
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { NaiveBayes } from "./naive-bayes.ts";
import { SAMPLED_SIZES, sampledFor } from "./sample-words.ts";

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
	const found = new NaiveBayes(sentences).probabilities(new Map([[RESTORE, 1]]), () => true);
	assert.ok((found.get(most) ?? 0) > 2 * (found.get(least) ?? 1));
});

Deno.test("a word that a sentence holds itself counts like one that its samples hold", () => {
	const [one = 0, other = 1] = [...SAMPLED_SIZES.keys()].filter((at) => !sampledFor(RESTORE).has(at));
	const sentences = new Map([
		[one, sentence(new Map([[RESTORE, 1]]))],
		[other, sentence(NONE)],
	]);
	const found = new NaiveBayes(sentences).probabilities(new Map([[RESTORE, 1]]), () => true);
	assert.ok((found.get(one) ?? 0) > 0.9);
});

Deno.test("probabilities are shares of a whole, and words that no sample holds change none of them", () => {
	const sentences = new Map([0, 1, 2].map((at) => [at, sentence(NONE)]));
	const found = new NaiveBayes(sentences).probabilities(new Map([["qwertz", 1]]), () => true);
	assert.deepEqual([...found.values()], [1 / 3, 1 / 3, 1 / 3]);
	assert.deepEqual([...new NaiveBayes(sentences).probabilities(new Map([[RESTORE, 1]]), () => false)], []);
});

Deno.test("what is said of a sentence counts as a share of all that is said of it", () => {
	const byShare = [...sampledFor(RESTORE)].toSorted(([left], [right]) => left - right);
	const pair = byShare.flatMap(([at, samples], index) =>
		byShare
			.slice(index + 1)
			.filter(([other, same]) => same === samples && SAMPLED_SIZES[at] !== SAMPLED_SIZES[other])
			.map(([other]) => [at, other] as const),
	)[0];
	assert.ok(pair, "two sentences are asked for with this word equally often");
	const [small = 0, large = 0] = pair.toSorted(
		(left, right) => (SAMPLED_SIZES[left] ?? 0) - (SAMPLED_SIZES[right] ?? 0),
	);
	const sentences = new Map([small, large].map((at) => [at, sentence(NONE)]));
	const found = new NaiveBayes(sentences).probabilities(new Map([[RESTORE, 1]]), () => true);
	assert.ok((found.get(small) ?? 0) > (found.get(large) ?? 1));
});

Deno.test("a word in the names of a sentence's passage speaks for it, and long questions leave a probability", () => {
	const [one = 0, other = 1] = [...SAMPLED_SIZES.keys()].filter((at) => !sampledFor(RESTORE).has(at));
	const named = { ...sentence(NONE), names: new Map([[RESTORE, 1]]) };
	const bayes = new NaiveBayes(
		new Map([
			[one, named],
			[other, sentence(NONE)],
		]),
	);
	for (const count of [1, 5000]) {
		const found = bayes.probabilities(new Map([[RESTORE, count]]), () => true);
		assert.ok((found.get(one) ?? 0) > 0.8, `${count}: ${found.get(one)}`);
	}
});
