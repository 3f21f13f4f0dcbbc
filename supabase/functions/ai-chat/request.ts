import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "../../../src/chat/contract.ts";
import { INVISIBLE } from "../../../src/pages/blank.ts";
import type { Outcome } from "./log.ts";

/** A rejected request. The message is shown to the caller. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly outcome: Outcome = "rejected",
		readonly headers: Readonly<Record<string, string>> = {},
	) {
		super(message);
	}
}

/**
 * Reads and validates a chat request.
 *
 * @param signal Aborts reading a stalled body.
 * @throws Refusal 415 if the body isn't declared as JSON, 413 if it is too large, 400 if it is malformed or violates the
 * contract.
 */
export async function readChatRequest(request: Request, signal: AbortSignal): Promise<ChatRequest> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json")
		throw new Refusal(415, "Please send the message as JSON (content-type: application/json).");
	const text = await readText(request.body, signal);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new Refusal(400, "The message could not be read as JSON.");
	}
	return parseChatRequest(value);
}

/** Counts the bytes while reading, because Content-Length may be wrong or missing. */
async function readText(body: ReadableStream<Uint8Array> | null, signal: AbortSignal): Promise<string> {
	let bytes = 0;
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > CHAT_LIMITS.bodyBytes) throw new Refusal(413, "This message is too large.");
			controller.enqueue(chunk);
		},
	});
	try {
		return await new Response(body?.pipeThrough(counter, { signal })).text();
	} catch (error) {
		throw error instanceof Refusal ? error : new Refusal(400, "The message did not arrive in full.");
	}
}

/**
 * Validates parsed JSON and removes invisible characters from its texts.
 *
 * @throws Refusal 400 if it violates the contract.
 */
export function parseChatRequest(value: unknown): ChatRequest {
	if (!isRecord(value)) throw new Refusal(400, "Please send an object with a message.");
	const page = typeof value.page === "string" ? { page: value.page } : {};
	return { message: readMessage(value.message), context: readContext(value.context), ...page };
}

function readMessage(value: unknown): string {
	if (typeof value !== "string") throw new Refusal(400, "Please send a message.");
	const trimmed = value.trim();
	if (trimmed.length > CHAT_LIMITS.messageCharacters)
		throw new Refusal(400, `A message can have ${CHAT_LIMITS.messageCharacters} characters at most.`);
	const message = visibleText(trimmed).trim();
	if (message === "") throw new Refusal(400, "The message is empty.");
	return message;
}

function readContext(value: unknown = []): ChatContextEntry[] {
	if (!Array.isArray(value)) throw new Refusal(400, "The context must be a list of earlier messages.");
	if (value.length > CHAT_LIMITS.contextEntries)
		throw new Refusal(400, `The context can hold ${CHAT_LIMITS.contextEntries} messages at most.`);
	return value.map((entry: unknown) => {
		if (!isRecord(entry) || (entry.role !== "user" && entry.role !== "assistant"))
			throw new Refusal(400, "Each earlier message needs the role user or assistant.");
		if (typeof entry.content !== "string")
			throw new Refusal(400, "Each earlier message needs its text as content.");
		if (entry.content.length > CHAT_LIMITS.contextEntryCharacters)
			throw new Refusal(
				400,
				`An earlier message can have ${CHAT_LIMITS.contextEntryCharacters} characters at most.`,
			);
		return { role: entry.role, content: visibleText(entry.content) };
	});
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Emoji, which contain joiners and selectors, and line breaks and tabs; or one invisible character. */
const KEPT_OR_INVISIBLE = new RegExp(
	`(\\p{RGI_Emoji}|\\p{Emoji}[\\uFE0E\\uFE0F]|[\\n\\t])|${INVISIBLE.source}`,
	"gv",
);

const visibleText = (text: string): string =>
	text.replace(/\r\n?/g, "\n").replace(KEPT_OR_INVISIBLE, (_, kept = "") => kept);
