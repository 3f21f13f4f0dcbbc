import process from "node:process";
import { describe, expect, it } from "vitest";
import { CHAT_LIMITS } from "../../src/chat/contract.ts";
import { shipped } from "../../src/content/shipped.ts";
import { parseChatRequest } from "../../supabase/functions/ai-chat/request.ts";
import { createAssistant } from "../../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../../supabase/functions/ai-chat/site/weights.json" with { type: "json" };

/** The site's own words, because those match most. */
const known = Array.from(new Set(JSON.stringify(shipped).match(/\p{L}{4,14}/gu)));

/** Pseudo-random numbers below a limit, the same in every run. */
let seed = 7;
const below = (limit: number) => {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed % limit;
};
const word = () => known[below(known.length)] ?? "";
const letters = (count: number) =>
	Array.from({ length: count }, () => String.fromCharCode(97 + below(26))).join("");

/** Words that cost much: to fold, to stem, to split, to look up, to rank. */
const WORDS: Readonly<Record<string, () => string>> = {
	"known words": word,
	"known words with a typo": () => `${word().slice(0, -3)}${letters(2)}`,
	"beginnings of known words, as questions": () => word().slice(0, 8) + (below(12) > 0 ? "" : "?"),
	"items of a list": () => `${word()} ${word()},`,
	"compounds of known words": () => word() + word().toLowerCase(),
	"known words with ligatures": () => word().slice(0, 8) + "㋍㎭㏒㋎".slice(below(4)),
	"a ligature for four words": () => "ﷺ".repeat(1 + below(20)) + letters(1),
	"invented words": () => letters(2 + below(9)),
	"words of one character": () => String.fromCharCode(0x4e_00 + below(8_000)),
	"words without an end": () => letters(1_900),
	"emoji that are joined, or could be": () =>
		["👍👩\u200d", "1", "🏴", "👩\u200d💻"][below(4)]?.repeat(20) ?? "",
	"stop words": () => ["der", "ist", "und", "the", "what", "for"][below(6)] ?? "",
};

/** Returns a text that is as long as allowed. */
function textOf(make: () => string, length: number): string {
	let text = make();
	while (text.length < length) text += ` ${make()}`;
	return text.slice(0, length);
}

/** Returns the processor time of a call in milliseconds, the least of three. */
const costOf = (run: () => void) =>
	Math.min(
		...[1, 2, 3].map(() => {
			const before = process.cpuUsage();
			run();
			const { user, system } = process.cpuUsage(before);
			return (user + system) / 1_000;
		}),
	);

/** Maximum number of different words of a small site. */
const SMALL = 6_000;

describe("a valid request, as large and odd as can be", () => {
	const assistant = createAssistant(shipped, weights);
	const ask = (value: unknown) => assistant.answer(parseChatRequest(value));
	const questions = known.slice(0, 40).map((name) => ({ message: `Wie arbeiten Sie mit ${name}?` }));
	for (const question of questions) ask(question);
	const plain = costOf(() => questions.forEach(ask)) / questions.length;

	it.each(Object.keys(WORDS))(
		"costs no more than fifty plain questions, on a small site eighty: %s",
		(kind) => {
			const make = WORDS[kind] ?? word;
			const { messageCharacters, contextEntries, contextEntryCharacters } = CHAT_LIMITS;
			const cost = costOf(() =>
				ask({
					message: textOf(make, messageCharacters),
					context: Array.from({ length: contextEntries }, () => ({
						role: "user",
						content: textOf(make, contextEntryCharacters),
					})),
				}),
			);
			// A small site's plain questions cost a quarter.
			expect(cost).toBeLessThan((known.length < SMALL ? 80 : 50) * plain);
		},
	);
});
