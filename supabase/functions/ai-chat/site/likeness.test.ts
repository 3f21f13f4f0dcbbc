import assert from "node:assert/strict";
import { compareWith, DIGITS } from "./likeness.ts";
import { stem } from "./stems.ts";

const [first, second, third] = DIGITS;
const compare = compareWith({
	labels: ["facts/price", "facts/contact", "unanswered/off-topic"],
	biases: [0, 0, 0],
	talk: [],
	stems: ["kostet", "mail", "wetter"].map(stem).join(" "),
	places: `${first} ${second} ${third}`,
	steps: "d b c",
});

Deno.test("a question is most like the samples that share its distinctive words", () => {
	const { labels } = compare("Was kostet das?");
	assert.ok((labels.get("facts/price") ?? 0) > (labels.get("facts/contact") ?? 0));
});

Deno.test("a word of questions without an answer makes another one likely", () => {
	assert.ok(compare("Wetter").unanswered > compare("Mail").unanswered);
});

Deno.test("knows which words are typical of a label", () => {
	assert.deepEqual(Array.from(compare("Mail kostet Xylophon").words.keys()), [
		"facts/contact",
		"facts/price",
	]);
});

Deno.test("a word that no sample contains counts as its replacement", () => {
	const alike = new Map([[stem("kosttet"), stem("kostet")]]);
	const price = ({ labels }: ReturnType<typeof compare>) => labels.get("facts/price");
	assert.equal(price(compare("Kosttet", alike)), price(compare("Kostet")));
});
