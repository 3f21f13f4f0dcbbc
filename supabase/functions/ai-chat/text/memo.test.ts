import assert from "node:assert/strict";
import { memoize } from "./memo.ts";

/** A function that notes what it is asked, and remembers two words. */
function start() {
	const asked: string[] = [];
	const shorten = memoize((word) => {
		asked.push(word);
		return word.length > 3 ? word.slice(0, 3) : undefined;
	}, 2);
	return { shorten, asked };
}

Deno.test("a word that comes again is not computed again, even where it gave nothing", () => {
	const { shorten, asked } = start();
	assert.deepEqual(["Cloud", "AWS", "Cloud", "AWS"].map(shorten), ["Clo", undefined, "Clo", undefined]);
	assert.deepEqual(asked, ["Cloud", "AWS"]);
});

Deno.test("more words than may be remembered are still answered", () => {
	const { shorten, asked } = start();
	assert.deepEqual(["Cloud", "Linux", "Docker", "Cloud"].map(shorten), ["Clo", "Lin", "Doc", "Clo"]);
	assert.equal(asked.length, 4);
});
