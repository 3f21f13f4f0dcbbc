import assert from "node:assert/strict";
import { comparisonWith, UNKNOWN } from "./likeness.ts";
import { stem } from "./stems.ts";

const compare = comparisonWith({
	labels: ["facts/price", "facts/contact", "whether"],
	biases: [0, 0, 0],
	weights: {
		[stem("kostet")]: [[], [], [], [0]],
		[stem("mail")]: [[], [1]],
		[stem("versicherung")]: [[], [2]],
		[UNKNOWN]: [[], [], [], [2]],
	},
});
const likeliest = (words: readonly string[], alike: ReadonlyMap<string, string> = new Map()) => {
	const { shares } = compare(words.map(stem), alike);
	return Array.from(shares).toSorted(([, left], [, right]) => right - left)[0]?.[0];
};

Deno.test("a question is most like the samples that share its distinctive words", () => {
	assert.equal(likeliest(["kostet"]), "facts/price");
});

Deno.test("knows which words are typical of a label", () => {
	assert.ok(
		compare([stem("mail")], new Map())
			.typical.get("facts/contact")
			?.has(stem("mail")),
	);
});

Deno.test("a compound counts as its end, and a word that no sample contains as a name or its replacement", () => {
	assert.equal(likeliest(["haftpflichtversicherung"]), "whether");
	assert.equal(likeliest(["qwertix"]), "whether");
	assert.equal(likeliest(["kosttet"], new Map([[stem("kosttet"), stem("kostet")]])), "facts/price");
});

Deno.test("a word such as constructor is nothing but a word", () => {
	assert.equal(likeliest(["constructor"]), "whether");
});
