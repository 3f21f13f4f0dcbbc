import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatAnswer, ChatSource } from "../contract.ts";

/** The assistant gave no answer. */
export class AssistantError extends Error {
	override name = "AssistantError";

	constructor(
		message: string,
		options?: ErrorOptions,
		readonly reason: "failed" | "outdated" | "limited" | "switchedOff" = "failed",
		/** Seconds to wait before the next question. */
		readonly retryAfter = 0,
	) {
		super(message, options);
	}
}

/**
 * Validates a parsed response body.
 *
 * @throws AssistantError if it isn't an object, has an `error` field, or has no `message`.
 */
export function readAnswer(body: unknown): ChatAnswer {
	if (typeof body !== "object" || body === null)
		throw new AssistantError("The answer isn't a JSON object.", { cause: body });
	const { message, error, sources, language, incomplete } = body as Record<string, unknown>;
	if (error !== undefined && error !== null)
		throw new AssistantError("The function reported an error.", { cause: error });
	if (typeof message !== "string" || message.trim() === "")
		throw new AssistantError("The answer has no message.", { cause: body });
	return {
		message,
		sources: Array.isArray(sources) ? sources.filter(isSource) : [],
		...(language === "de" || language === "en" ? { language } : {}),
		...(incomplete === true ? { incomplete } : {}),
	};
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onDelta Called with each piece of text as it arrives.
 * @returns The whole answer, which replaces the deltas.
 * @throws AssistantError if the stream reports an error, is malformed or ends early; the abort reason if the request is
 * aborted.
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
			if (typeof delta !== "string") throw new AssistantError("A delta isn't text.", { cause: delta });
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
		throw new AssistantError("An event of the stream isn't JSON.", { cause });
	}
}

function isSource(value: unknown): value is ChatSource {
	if (typeof value !== "object" || value === null) return false;
	const { title, href } = value as Record<string, unknown>;
	return typeof title === "string" && title.trim() !== "" && typeof href === "string";
}
