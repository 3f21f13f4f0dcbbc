import { createHash } from "node:crypto";
import type { ChatRequest } from "../../../src/chat/contract.ts";
import type { Assistant, SiteAnswer } from "./site-answer.ts";

/** At some three kilobytes each. */
const MOST_ANSWERS = 4_000;
/** Longer conversations are hardly held twice, and would fill the memory. */
const MOST_CHARACTERS = 1_000;

/**
 * Keeps the latest answers: many visitors ask what the chat suggests, and the same question in the same
 * conversation has the same answer.
 */
export function rememberAnswers(assistant: Assistant, most = MOST_ANSWERS): Assistant {
	const answers = new Map<string, SiteAnswer>();
	return {
		passages: assistant.passages,
		answer(request) {
			const said = wordsOf(request);
			if (said.length > MOST_CHARACTERS) return assistant.answer(request);
			// Known by a digest, so that nobody's words stay in memory.
			const key = createHash("sha256").update(said).digest("hex");
			const answer = answers.get(key) ?? assistant.answer(request);
			// Deleted first, so that the map's order is the order of the last use.
			answers.delete(key);
			answers.set(key, answer);
			const [oldest] = answers.keys();
			if (answers.size > most && oldest !== undefined) answers.delete(oldest);
			return answer;
		},
	};
}

/** Control characters, such as the one between, don't get past the reading of a request. */
function wordsOf({ message, context }: ChatRequest): string {
	let words = message;
	for (const { role, content } of context) words += `\0${role}\0${content}`;
	return words;
}
