import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatAnswer, ChatSource } from "./contract.ts";

/** A question got no answer. `cause` holds what went wrong. */
export class AssistantError extends Error {
	override name = "AssistantError";
}

/**
 * Takes a parsed answer body for what the contract says it is.
 *
 * @throws AssistantError for an `error` field, a missing or blank `message`, or anything but an object.
 */
export function readAnswer(body: unknown): ChatAnswer {
	if (typeof body !== "object" || body === null)
		throw new AssistantError("The answer is no JSON object.", { cause: body });
	const { message, error, sources, origin, language } = body as Record<string, unknown>;
	if (error !== undefined && error !== null)
		throw new AssistantError("The function reported an error.", { cause: error });
	if (typeof message !== "string" || message.trim() === "")
		throw new AssistantError("The answer has no message.", { cause: body });
	return {
		message,
		sources: Array.isArray(sources) ? sources.filter(isSource) : [],
		...(origin === "model" || origin === "site" ? { origin } : {}),
		...(language === "de" || language === "en" ? { language } : {}),
	};
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onDelta Is given each piece of text as it comes.
 * @returns The whole answer, which replaces the pieces.
 * @throws AssistantError where the stream reports an error, holds anything else, or ends too early;
 *   the reason of an abort, where the request is aborted.
 */
export async function readAnswerStream(
	response: Response,
	onDelta: (delta: string) => void,
): Promise<ChatAnswer> {
	if (!response.body) throw new AssistantError("The stream is empty.");
	const events = response.body
		.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>)
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	try {
		for (;;) {
			const { done, value } = await events.read();
			if (done) throw new AssistantError("The stream ended before the answer did.");
			const event = parseEvent(value.data);
			const delta = typeof event === "object" && event !== null && "delta" in event ? event.delta : undefined;
			if (delta === undefined) return readAnswer(event);
			if (typeof delta !== "string") throw new AssistantError("A delta is no text.", { cause: delta });
			onDelta(delta);
		}
	} finally {
		await events.cancel().catch(() => {});
	}
}

function parseEvent(data: string): unknown {
	try {
		return JSON.parse(data);
	} catch (cause) {
		throw new AssistantError("An event of the stream is not JSON.", { cause });
	}
}

function isSource(value: unknown): value is ChatSource {
	if (typeof value !== "object" || value === null) return false;
	const { title, href } = value as Record<string, unknown>;
	return typeof title === "string" && title.trim() !== "" && typeof href === "string";
}
