import assert from "node:assert/strict";
import { compareWith } from "./likeness.ts";
import { stem } from "./stems.ts";

const compare = compareWith({
	labels: ["facts/price", "facts/contact"],
	sizes: [10, 10],
	// "kostet" is in five samples of the first, "mail" in four of the second, "was" in one of each.
	stems: {
		[stem("kostet")]: "5 0:5",
		[stem("mail")]: "12 1:4",
		[stem("wetter")]: "-20",
		[stem("was")]: "0 0 1",
	},
});

Deno.test("a question is most like the samples that share its distinctive words", () => {
	const { labels } = compare("Was kostet das?");
	assert.ok((labels.get("facts/price") ?? 0) > (labels.get("facts/contact") ?? 0));
	assert.ok(labels.size === 2 && (labels.get("facts/price") ?? 0) < 1);
});

Deno.test("a question that shares no word with any sample is like none", () => {
	assert.equal(compare("Xylophon").labels.size, 0);
});

Deno.test("a word that no sample contains counts as its replacement", () => {
	const alike = new Map([[stem("kosttet"), stem("kostet")]]);
	const price = ({ labels }: ReturnType<typeof compare>) => labels.get("facts/price");
	assert.equal(price(compare("Kosttet", alike)), price(compare("Kostet")));
});

Deno.test("words of unanswered questions lower the odds", () => {
	assert.ok(compare("Wetter").odds < 0);
	assert.ok(compare("Mail").odds > 0);
});
