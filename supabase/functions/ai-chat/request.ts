import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "../../../src/chat/contract.ts";
import { INVISIBLE } from "../../../src/pages/blank.ts";

/** A rejected request. The message is shown to the caller. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly headers: Readonly<Record<string, string>> = {},
	) {
		super(message);
	}
}

/** Reads and validates a chat request, or throws a Refusal: 415, 413 or 400. `signal` aborts reading a stalled body. */
export async function readChatRequest(request: Request, signal: AbortSignal): Promise<ChatRequest> {
	if (!/^\s*application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
		throw new Refusal(415, "Please send the message as JSON (content-type: application/json).");
	let bytes = 0;
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			// Drains up to 16 MiB, because a client that is still sending on close would miss the answer.
			bytes += chunk.byteLength;
			if (bytes <= CHAT_LIMITS.bodyBytes) controller.enqueue(chunk);
			else if (bytes > 256 * CHAT_LIMITS.bodyBytes) controller.terminate();
		},
	});
	const body = new Response(request.body?.pipeThrough(counter, { signal }));
	const value: unknown = await body.json().catch(() => undefined);
	if (bytes > CHAT_LIMITS.bodyBytes) throw new Refusal(413, "This message is too large.");
	const fault = signal.aborted ? "did not arrive in time" : "could not be read as JSON";
	if (value === undefined) throw new Refusal(400, `The message ${fault}.`);
	return parseChatRequest(value);
}

/** Validates parsed JSON, or throws a Refusal; composes its texts' letters (NFC) and removes invisible characters. */
export function parseChatRequest(value: unknown): ChatRequest {
	const { messageCharacters, contextEntries, contextEntryCharacters } = CHAT_LIMITS;
	const { message, context = [], page }: Record<string, unknown> = Object(value);
	if (typeof message !== "string" || message.trim().length > messageCharacters)
		throw new Refusal(400, `Please send a message of at most ${messageCharacters} characters.`);
	const visible = visibleText(message, `[\\n\\t]|${EMOJI}`).trim();
	if (visible === "") throw new Refusal(400, "The message is empty.");
	const rule = `The context must list at most ${contextEntries} messages, each with the role user or assistant and a content of at most ${contextEntryCharacters} characters.`;
	if (!Array.isArray(context) || context.length > contextEntries || !context.every(isContextEntry))
		throw new Refusal(400, rule);
	return {
		message: visible,
		context: context.map(({ role, content }) => ({ role, content: visibleText(content) })),
		...(typeof page === "string" && { page }),
	};
}

function isContextEntry(value: unknown): value is ChatContextEntry {
	const { role, content }: Record<string, unknown> = Object(value);
	const isText = typeof content === "string" && content.length <= CHAT_LIMITS.contextEntryCharacters;
	return isText && (role === "user" || role === "assistant");
}

/** Emoji contain invisible characters. Compiling them takes 15 ms, and finding one microseconds: only messages keep them. */
const EMOJI = "\\p{RGI_Emoji}|\\p{Emoji}[\\uFE0E\\uFE0F]";

function visibleText(text: string, kept = "[\\n\\t]"): string {
	// Text that was copied from a PDF has its umlauts in two characters.
	const unix = text.normalize("NFC").replace(/\r\n?/g, "\n");
	if (unix.replace(/[\n\t]/g, "").search(INVISIBLE) < 0) return unix;
	return unix.replace(new RegExp(`(${kept})|${INVISIBLE.source}`, "gv"), (_, keptText = "") => keptText);
}
