import assert from "node:assert/strict";
import { compareWith } from "./likeness.ts";
import { stem } from "./words.ts";

const compare = compareWith({
	labels: ["facts/price", "facts/contact"],
	sizes: [10, 10],
	// Five samples of the first have "kostet", four of the second "mail", one of each has "was".
	stems: {
		[stem("kostet")]: "5 0:5",
		[stem("mail")]: "12 1:4",
		[stem("wetter")]: "-20",
		[stem("was")]: "0 0 1",
	},
});

Deno.test("a question is most like the samples that share its telling words", () => {
	const { labels } = compare("Was kostet das?");
	assert.ok((labels.get("facts/price") ?? 0) > (labels.get("facts/contact") ?? 0));
	assert.ok(labels.size === 2 && (labels.get("facts/price") ?? 0) < 1);
});

Deno.test("a question that no sample shares a word with is like none", () => {
	assert.equal(compare("Xylophon").labels.size, 0);
});

Deno.test("a word that no sample has counts as the one it is alike to", () => {
	const alike = new Map([[stem("kosttet"), stem("kostet")]]);
	const price = ({ labels }: ReturnType<typeof compare>) => labels.get("facts/price");
	assert.equal(price(compare("Kosttet", alike)), price(compare("Kostet")));
});

Deno.test("words of questions that the site leaves unanswered lower the odds", () => {
	assert.ok(compare("Wetter").odds < 0);
	assert.ok(compare("Mail").odds > 0);
});
