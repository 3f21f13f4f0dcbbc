import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "../contract.ts";

/**
 * Builds the request for a new message: trimmed, with the last messages as context, truncated to the contract's limits.
 *
 * @param earlier Messages before the new one, oldest first.
 * @param page Path of the page that the visitor is on, below the base path.
 */
export function chatRequest(
	earlier: readonly ChatContextEntry[],
	message: string,
	page?: string,
): ChatRequest {
	const entries = earlier.slice(-CHAT_LIMITS.contextEntries);
	let characters: number = CHAT_LIMITS.contextEntryCharacters;
	for (;;) {
		const request = {
			message: message.trim(),
			context: entries.map(({ role, content }) => ({ role, content: cut(content, characters) })),
			...(page === undefined ? {} : { page }),
		};
		if (bytes(request) <= CHAT_LIMITS.bodyBytes || characters < 1) return request;
		characters = Math.floor(characters / 2);
	}
}

/** Truncates to `characters` UTF-16 code units without splitting a surrogate pair. */
function cut(text: string, characters: number): string {
	if (text.length <= characters) return text;
	return text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, "");
}

const bytes = (request: ChatRequest) => new TextEncoder().encode(JSON.stringify(request)).length;
