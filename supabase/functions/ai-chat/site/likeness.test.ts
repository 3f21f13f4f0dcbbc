import assert from "node:assert/strict";
import { comparisonsWith, DIGITS, UNKNOWN } from "./likeness.ts";
import { stem } from "./stems.ts";

const [first, second, third, fourth] = DIGITS;
const [kinds, pages] = comparisonsWith({
	labels: [
		["facts/price", "facts/contact", "whether"],
		["/a", "/b"],
	],
	biases: [
		[0, 0, 0],
		[0, 0],
	],
	features: [...["kostet", "mail", "versicherung"].map(stem), UNKNOWN].join(" "),
	places: `${first} ${second}${fourth} ${third} ${third}`,
	steps: "d bc b d",
}) as [ReturnType<typeof comparisonsWith>[number], ReturnType<typeof comparisonsWith>[number]];
const likeliest = (words: readonly string[], alike: ReadonlyMap<string, string> = new Map()) => {
	const { labels } = kinds.compare(words.map((word) => kinds.closest(stem(word), alike)));
	return Array.from(labels).toSorted(([, left], [, right]) => right - left)[0]?.[0];
};

Deno.test("a question is most like the samples that share its distinctive words", () => {
	assert.equal(likeliest(["kostet"]), "facts/price");
});

Deno.test("groups of labels are compared apart", () => {
	const { labels } = pages.compare(["kostet"].map(stem));
	assert.deepEqual([...labels.keys()], ["/a", "/b"]);
	assert.equal(labels.get("/a"), labels.get("/b"));
	const mail = pages.compare(["mail"].map(stem)).labels;
	assert.ok((mail.get("/b") ?? 0) > 0.5);
});

Deno.test("knows which words are typical of a label", () => {
	assert.ok(kinds.compare(["mail"].map(stem)).features.get("facts/contact")?.has(stem("mail")));
});

Deno.test("a compound counts as its end, and a word that no sample contains as a name or its replacement", () => {
	assert.equal(likeliest(["haftpflichtversicherung"]), "whether");
	assert.equal(likeliest(["qwertix"]), "whether");
	assert.equal(likeliest(["kosttet"], new Map([[stem("kosttet"), stem("kostet")]])), "facts/price");
});
