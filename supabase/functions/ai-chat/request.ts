import {
	CHAT_LIMITS,
	type ChatContextEntry,
	type ChatRequest,
	INVISIBLE,
} from "../../../src/chat/contract.ts";

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
	if (type !== "application/json")
		throw new RequestError(415, "Please send the message as JSON (content-type: application/json).");
	return parseChatRequest(await readBody(request, signal));
}

async function readBody(request: Request, signal: AbortSignal): Promise<Uint8Array> {
	if (isDeclaredSmall(request.headers)) return readAtOnce(request, signal);
	return request.body === null ? new Uint8Array() : readCounting(request.body, signal);
}

/** Whether a body is declared to be within the limit in a way that the server holds the caller to. */
const isDeclaredSmall = (headers: Headers): boolean =>
	Number(headers.get("content-length") ?? Number.NaN) <= CHAT_LIMITS.bodyBytes &&
	// Chunks make the declared length void.
	!headers.has("transfer-encoding");

/** Reading by parts takes longer than finding a remembered answer, and nearly every question declares its length. */
async function readAtOnce(request: Request, signal: AbortSignal): Promise<Uint8Array> {
	const { promise: ended, reject } = Promise.withResolvers<never>();
	const stop = () => reject(signal.reason);
	signal.addEventListener("abort", stop, { once: true });
	try {
		return await Promise.race([request.bytes(), ended]);
	} catch {
		throw new RequestError(400, "The message did not arrive in full.");
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

/** Counts while reading, where nothing else tells how much is on its way. */
async function readCounting(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = body.getReader();
	const stop = () => void reader.cancel().catch(() => undefined);
	signal.addEventListener("abort", stop, { once: true });
	try {
		for (let part = await reader.read(); !part.done && part.value; part = await reader.read()) {
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

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Turns a body into a request whose texts hold only what a person can see.
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

function visibleText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(INVISIBLE, (character) => (character === "\n" || character === "\t" ? character : ""));
}
