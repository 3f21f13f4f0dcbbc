import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "../contract.ts";

/**
 * Builds the request for a new message: trimmed, with page and last messages, within the contract's limits.
 *
 * @param earlier Messages before the new one, oldest first.
 */
export function chatRequest(earlier: readonly ChatContextEntry[], message: string): ChatRequest {
	const context = earlier
		.slice(-CHAT_LIMITS.contextEntries)
		.map(({ role, content }) => ({ role, content: cut(content, CHAT_LIMITS.contextEntryCharacters) }));
	const page = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
	const request = { message: message.trim(), context, page };
	while (new TextEncoder().encode(JSON.stringify(request)).length > CHAT_LIMITS.bodyBytes) context.shift();
	return request;
}

/** Truncates to `characters` UTF-16 code units without splitting a surrogate pair. */
const cut = (text: string, characters: number) => text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, "");
