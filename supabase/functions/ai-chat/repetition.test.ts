import assert from "node:assert/strict";
import fc from "fast-check";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { siteAssistant } from "./testing/chat.ts";

const MOST = CHAT_LIMITS.messageCharacters;

/** What patterns and readers take apart, and words that lead into them. */
const PARTS =
	'preis|kostet|warum|why|not|nicht|but|sondern|als|as a|passt er als|engineer|recruiter|we have a|und|and|mit dem|phase|wir haben|1|1.|a|ä|,|-|!|?|.|:|;|/|(|"|„|“|\n'.split(
		"|",
	);
const part = fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom("", " ")).map((both) => both.join(""));
/** A few parts, again and again up to the length that a message may have. */
const repetition = fc
	.tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom(7, 40, MOST))
	.map(([parts, times]) => parts.join("").repeat(times).slice(0, MOST));
const message = fc
	.tuple(fc.array(part, { maxLength: 3 }), repetition, fc.array(part, { maxLength: 3 }))
	.map((parts) => `${parts.flat().join("")}.`.slice(-MOST));
const earlier = fc.constantFrom(undefined, "Was hat er bei SAP gemacht?", "Was kostet das?");

const answer = (text: string, question?: string) =>
	siteAssistant.answer({
		message: text,
		context: question === undefined ? [] : [{ role: "user", content: question }],
	});

// Where reading took time in powers of the length, these would not come to an end.

Deno.test("a message that repeats itself is answered like any other", () => {
	fc.assert(
		fc.property(message, earlier, (text, question) => answer(text, question).message !== ""),
		{ seed: 20261122, numRuns: 150 },
	);
});

Deno.test("what once kept the reader busy is answered", () => {
	for (const [text, question] of [
		[`${"ﷺ".repeat(1980)} What does he do?`],
		[Array.from({ length: 12 }, () => "preis,,,,,,,,,,").join(" und ")],
		[`passt er als ${"a-".repeat(450)}`],
		[`warum ${"!".repeat(400)} a b c d e`, "Was hat er bei SAP gemacht?"],
		[`1${",".repeat(MOST - 2)}x`, "Was kostet das?"],
		["1 ".repeat(MOST / 2)],
		[",".repeat(MOST - 1), "Was hat er bei SAP gemacht?"],
		...["bla", "haha", "asdf"].map((sound) => [`${sound.repeat(40)} Kubernetes`] as const),
		[`wie ${"das ".repeat(40)}x`],
		[`wie ${"will er das ".repeat(60)}x`],
		["Was kostet das?", `wie ${"will er das ".repeat(40)}x`],
	] as const)
		assert.notEqual(answer(text, question).message, "", text.slice(0, 40));
});
