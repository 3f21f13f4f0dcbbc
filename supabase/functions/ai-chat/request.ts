import { CHAT_LIMITS, type ChatContextEntry, type ChatRequest } from "../../../src/chat/contract.ts";

/** A request that can't be answered. The message is the sentence that the caller gets. */
export class RequestError extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/**
 * Reads and checks a chat request.
 *
 * @param signal Ends the reading of a body that doesn't arrive.
 * @throws RequestError 415 for a body that isn't declared as JSON, 413 for one over the limit, 400 for
 * one that can't be read or doesn't keep to the contract.
 */
export async function readChatRequest(request: Request, signal: AbortSignal): Promise<ChatRequest> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new RequestError(415, "Please send the message as JSON.");
	return parseChatRequest(await readBody(request, signal));
}

const PART_BYTES = 4 * 1024;

/** Counts while reading: a content-length header is the caller's word. */
async function readBody(request: Request, signal: AbortSignal): Promise<Uint8Array> {
	if (request.body === null) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let length = 0;
	const { read, cancel } = readerOf(request.body);
	const stop = () => void cancel().catch(() => undefined);
	signal.addEventListener("abort", stop, { once: true });
	try {
		for (let part = await read(); !part.done && part.value; part = await read()) {
			length += part.value.byteLength;
			if (length > CHAT_LIMITS.bodyBytes) {
				stop();
				throw new RequestError(413, "This message is too large.");
			}
			chunks.push(part.value);
		}
	} catch (error) {
		if (error instanceof RequestError) throw error;
		throw new RequestError(400, "The message did not arrive in full.");
	} finally {
		signal.removeEventListener("abort", stop);
	}
	if (signal.aborted) throw new RequestError(400, "The message did not arrive in full.");
	if (chunks.length === 1 && chunks[0]) return chunks[0];
	const whole = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return whole;
}

/**
 * Reads into small buffers of its own where the body allows it: the runtime's have 64 KiB, and that much for
 * every question keeps the garbage collector busier than the answers.
 */
function readerOf(body: ReadableStream<Uint8Array>) {
	try {
		const reader = body.getReader({ mode: "byob" });
		return { read: () => reader.read(new Uint8Array(PART_BYTES)), cancel: () => reader.cancel() };
	} catch {
		const reader = body.getReader();
		return { read: () => reader.read(), cancel: () => reader.cancel() };
	}
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Turns a body into a request whose texts hold only what a person can see: control, format (among them
 * bidi controls and tag characters) and private-use characters and lone surrogates are removed.
 *
 * @throws RequestError 400 for anything that doesn't keep to the contract.
 */
export function parseChatRequest(body: Uint8Array): ChatRequest {
	let value: unknown;
	try {
		value = JSON.parse(decoder.decode(body));
	} catch {
		throw new RequestError(400, "The message could not be read as JSON.");
	}
	if (!isRecord(value)) throw new RequestError(400, "Please send an object with a message.");
	return { message: readMessage(value.message), context: readContext(value.context) };
}

function readMessage(value: unknown): string {
	if (typeof value !== "string") throw new RequestError(400, "Please send a message.");
	const trimmed = value.trim();
	if (trimmed.length > CHAT_LIMITS.messageCharacters)
		throw new RequestError(400, `A message can have ${CHAT_LIMITS.messageCharacters} characters at most.`);
	const message = visibleText(trimmed).trim();
	if (message === "") throw new RequestError(400, "The message is empty.");
	return message;
}

function readContext(value: unknown): ChatContextEntry[] {
	if (value === undefined) return [];
	if (!Array.isArray(value)) throw new RequestError(400, "The context must be a list of earlier messages.");
	if (value.length > CHAT_LIMITS.contextEntries)
		throw new RequestError(400, `The context can hold ${CHAT_LIMITS.contextEntries} messages at most.`);
	return value.map((entry: unknown) => {
		if (!isRecord(entry) || (entry.role !== "user" && entry.role !== "assistant"))
			throw new RequestError(400, "Each earlier message needs the role user or assistant.");
		if (typeof entry.content !== "string")
			throw new RequestError(400, "Each earlier message needs its text as content.");
		if (entry.content.length > CHAT_LIMITS.contextEntryCharacters)
			throw new RequestError(
				400,
				`An earlier message can have ${CHAT_LIMITS.contextEntryCharacters} characters at most.`,
			);
		return { role: entry.role, content: visibleText(entry.content) };
	});
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu;

function visibleText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(INVISIBLE, (character) => (character === "\n" || character === "\t" ? character : ""));
}
