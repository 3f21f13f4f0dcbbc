import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatAnswer, ChatStreamEvent } from "../contract.ts";

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
 * Returns a parsed response body. Trusts the function's other fields, but any backend may leave out `message`.
 *
 * @throws AssistantError if it has an `error` field or no `message`.
 */
export function readAnswer(body: unknown): ChatAnswer {
	const { message, error } = Object(body);
	if ((error ?? null) !== null || typeof message !== "string" || message.trim() === "")
		throw new AssistantError("The function gave no answer.", { cause: body });
	return body as ChatAnswer;
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onDelta Called with each piece of text as it arrives.
 * @returns The whole answer, which replaces the deltas.
 * @throws AssistantError if the stream reports an error or ends early; other errors if it is malformed or aborted.
 */
export async function readAnswerStream(
	response: Response,
	onDelta: (delta: string) => void,
): Promise<ChatAnswer> {
	const events = response.body
		?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>)
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	try {
		for (;;) {
			const read = await events?.read();
			if (!read?.value) throw new AssistantError("The stream ended before the answer did.");
			const event: ChatStreamEvent = JSON.parse(read.value.data);
			if (!("delta" in event)) return readAnswer(event);
			onDelta(event.delta);
		}
	} finally {
		await events?.cancel().catch(() => {});
	}
}
