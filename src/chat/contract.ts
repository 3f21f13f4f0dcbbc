/** The contract between the chat window and the `ai-chat` function. Has no imports, so that it runs in all runtimes. */

/** Path of the function on the backend's origin, in development, preview and production alike. */
export const CHAT_PATH = "/functions/v1/ai-chat";
export const CHAT_FUNCTION = "ai-chat";

/** Response header with the commit that the function was deployed from. */
export const COMMIT_HEADER = "x-commit";

export const CHAT_LIMITS = {
	/** Characters (UTF-16 code units) of a new message, after trimming. */
	messageCharacters: 2_000,
	/** Number of earlier messages in the context; the new one isn't among them. */
	contextEntries: 10,
	/** Characters (UTF-16 code units) of one earlier message; the client truncates longer ones. */
	contextEntryCharacters: 4_000,
	/** Bytes of a whole request body. */
	bodyBytes: 64 * 1024,
	/** Milliseconds that the function may take for a whole answer; the client waits a little longer. */
	answerMs: 25_000,
} as const;

export type ChatRole = "user" | "assistant";

/** An earlier message. Untrusted: the client sends both roles. */
export interface ChatContextEntry {
	role: ChatRole;
	content: string;
}

/** The header `Accept-Language` decides the answer's language if the messages' words don't. */
export interface ChatRequest {
	message: string;
	/** Oldest first. */
	context: ChatContextEntry[];
	/** Path of the page that the visitor is on, below the base path; ignored if the site has no such page. */
	page?: string;
}

/** A page that an answer is based on; `href` is a path below the base path, such as `/services/devops#phasen`. */
export interface ChatSource {
	title: string;
	href: string;
}

export interface ChatAnswer {
	/**
	 * Markdown. Links only to the site's own pages and the owner's addresses, and has no images. HTML in it is text, and
	 * addresses in running text and code aren't links.
	 */
	message: string;
	sources?: ChatSource[];
	/** Listed questions that fit next, best first; each is answered to the letter. */
	questions?: string[];
	/** Its author: a language model, or the site's own search. */
	origin?: "model" | "site";
	/** Language of the message (BCP 47): one of the site's, or another one that a model answers in. */
	language?: string;
	/** Set if the model's answer breaks off, such as at its limit of tokens. */
	incomplete?: true;
}

/** Body of every status other than 200: a sentence for the visitor. */
export interface ChatError {
	error: string;
}

/**
 * The `data` of one server-sent event, as JSON: any number of deltas, then one whole answer or one error. A delta is what
 * a language model said, with any links and images: show no link to another site, and load nothing. The whole answer's
 * `message` is checked, and replaces the deltas.
 */
export type ChatStreamEvent = { delta: string } | ChatAnswer | ChatError;
