import assert from "node:assert/strict";
import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { goldenQuestions } from "../../../evals/golden-set.ts";
import { CHAT_LIMITS, type ChatContextEntry } from "../../../src/chat/contract.ts";
import { buildPrompt, systemPrompt } from "./prompt.ts";
import { siteContent } from "./site-content.ts";
import { siteAssistant } from "./testing/chat.ts";

/** What a model may be sent, counted as OpenAI's current models count. */
const BUDGET = {
	/** The rules and the summary of the site. */
	rules: 800,
	/** Everything for one question of the golden set, whichever it is. */
	question: 1_900,
	/** The same for half of them. */
	usual: 1_300,
	/** Bytes that anybody can make the site pay for with one call. */
	mostBytes: 25_000,
};

const encoding = new Tiktoken(o200k);
/** Finds the pieces of a text that share no token, as the encoding does. */
const PIECES = new RegExp(o200k.pat_str, "gu");
/** Most pieces stand in many prompts, and counting is slow: each is counted once. */
const counted = new Map<string, number>();

function tokens(text: string): number {
	let sum = 0;
	for (const [piece] of text.matchAll(PIECES)) {
		const count = counted.get(piece) ?? encoding.encode(piece, [], []).length;
		counted.set(piece, count);
		sum += count;
	}
	return sum;
}

const system = systemPrompt(siteContent);
const rules = tokens(system);

Deno.test("the rules and the summary of the site are short", () => {
	assert.ok(rules <= BUDGET.rules, `they cost ${rules} tokens`);
});

Deno.test("no question of the golden set costs more than its budget, and half of them cost far less", () => {
	const sent = goldenQuestions.map(({ question: message, context = [] }) => {
		const { grounding, language } = siteAssistant.answer({ message, context });
		const [, asked] = buildPrompt(system, { message, context, language, passages: grounding });
		return rules + tokens(asked?.content ?? "");
	});
	sent.sort((left, right) => left - right);
	const [median = Number.NaN, most = Number.NaN] = [sent[Math.floor(sent.length / 2)], sent.at(-1)];
	assert.ok(median <= BUDGET.usual, `half of the questions cost more than ${median} tokens`);
	assert.ok(most <= BUDGET.question, `a question costs ${most} tokens`);
});

Deno.test("a visitor who fills every field with what is dearest stays below a limit", () => {
	for (const dear of ["漢", "𒀱", '"\\']) {
		const fill = (length: number) => dear.repeat(length).slice(0, length);
		const context = Array.from(
			{ length: CHAT_LIMITS.contextEntries },
			(_, index): ChatContextEntry => ({
				role: index % 2 === 0 ? "user" : "assistant",
				content: fill(CHAT_LIMITS.contextEntryCharacters),
			}),
		);
		const sent = buildPrompt(system, {
			message: fill(CHAT_LIMITS.messageCharacters),
			context,
			language: "de",
			passages: siteAssistant.passages.toSorted((left, right) => right.text.length - left.text.length),
		});
		// No token is shorter than a byte, whatever the model's encoding.
		const bytes = new TextEncoder().encode(sent.map(({ content }) => content).join("")).byteLength;
		assert.ok(bytes <= BUDGET.mostBytes, `${dear} costs up to ${bytes} tokens`);
	}
});
