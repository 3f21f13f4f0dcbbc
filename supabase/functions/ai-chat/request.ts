import {
	CHAT_LIMITS,
	type ChatContextEntry,
	type ChatRequest,
	INVISIBLE,
} from "../../../src/chat/contract.ts";
import type { Outcome } from "./log.ts";

/** A request that is not answered. The message is the sentence that the caller gets. */
export class Refusal extends Error {
	readonly status: number;
	readonly outcome: Outcome;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: number,
		message: string,
		{ outcome = "rejected", headers = {} }: { outcome?: Outcome; headers?: Record<string, string> } = {},
	) {
		super(message);
		this.status = status;
		this.outcome = outcome;
		this.headers = headers;
	}
}

/**
 * Reads and checks a chat request.
 *
 * @param signal Ends the reading of a body that doesn't arrive.
 * @throws Refusal 415 for a body that isn't declared as JSON, 413 for one over the limit, 400 for one that
 * can't be read or doesn't keep to the contract.
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

/** Counts while reading: a declared length can be a lie, and chunks have none. */
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
 * Turns parsed JSON into a request whose texts hold only what a person can see.
 *
 * @throws Refusal 400 for anything that doesn't keep to the contract.
 */
export function parseChatRequest(value: unknown): ChatRequest {
	if (!isRecord(value)) throw new Refusal(400, "Please send an object with a message.");
	return { message: readMessage(value.message), context: readContext(value.context) };
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

function visibleText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(INVISIBLE, (character) => (character === "\n" || character === "\t" ? character : ""));
}
