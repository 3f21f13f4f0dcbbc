import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "./contract.ts";

/**
 * The request for a new message: trimmed, with the last messages before it as context, cut to the
 * contract's limits so that a long conversation in any script is never refused for its size.
 *
 * @param earlier What stood before the new message, oldest first.
 */
export function chatRequest(earlier: readonly ChatContextEntry[], message: string): ChatRequest {
	const entries = earlier.slice(-CHAT_LIMITS.contextEntries);
	let characters: number = CHAT_LIMITS.contextEntryCharacters;
	for (;;) {
		const request = {
			message: message.trim(),
			context: entries.map(({ role, content }) => ({ role, content: cut(content, characters) })),
		};
		if (bytes(request) <= CHAT_LIMITS.bodyBytes || characters < 1) return request;
		characters = Math.floor(characters / 2);
	}
}

/** The first `characters` UTF-16 code units, without half of a character at the end. */
function cut(text: string, characters: number): string {
	if (text.length <= characters) return text;
	return text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, "");
}

const bytes = (request: ChatRequest) => new TextEncoder().encode(JSON.stringify(request)).length;
