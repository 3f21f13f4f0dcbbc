/**
 * What the chat widget and the `ai-chat` function agree on. Both sides import this file, so it has no
 * imports and runs in a browser, in Node and in Deno.
 */

/** Path of the function below the backend's address; the same in development, preview and production. */
export const CHAT_PATH = "/functions/v1/ai-chat";
export const CHAT_FUNCTION = "ai-chat";

export const CHAT_LIMITS = {
	/** Characters (UTF-16 code units) of a new message, after trimming. */
	messageCharacters: 2_000,
	/** Earlier messages sent along, taken before the new one is added. */
	contextEntries: 10,
	/** Characters (UTF-16 code units) of one earlier message; the client cuts longer ones. */
	contextEntryCharacters: 4_000,
	/** Bytes of a whole request body. */
	bodyBytes: 64 * 1024,
} as const;

/** Control and format characters, among them zero-width, bidi and tag characters, fillers, private use and lone surrogates. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}]/gu;

/** Whether a text holds nothing that a person can see, and so counts as empty. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, "").trim() === "";

export type ChatRole = "user" | "assistant";

/** An earlier message, as the function receives it. It is the visitor's word and proves nothing. */
export interface ChatContextEntry {
	role: ChatRole;
	content: string;
}

export interface ChatRequest {
	message: string;
	/** Oldest first. */
	context: ChatContextEntry[];
}

/** A page of this site that an answer rests on; `href` is a path from the site's root, such as `/services/devops`. */
export interface ChatSource {
	title: string;
	href: string;
}

/** Who wrote an answer: a language model, or the site out of its own content. */
export type ChatOrigin = "model" | "site";

export interface ChatAnswer {
	/** Markdown. */
	message: string;
	sources?: ChatSource[];
	origin?: ChatOrigin;
	/** Language of the message. */
	language?: "de" | "en";
}

/** Body of every status other than 200: a sentence for a person. */
export interface ChatError {
	error: string;
}

/**
 * The `data` of one server-sent event, as JSON: any number of deltas, then one whole answer or one error.
 * The whole answer's `message` is authoritative and replaces the deltas.
 */
export type ChatStreamEvent = { delta: string } | ChatAnswer | ChatError;
