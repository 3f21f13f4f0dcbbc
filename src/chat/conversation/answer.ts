import { createParser } from "eventsource-parser";
import type { ChatAnswer, ChatStreamEvent } from "../contract.ts";

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
 * @param onDelta Called with the text that has arrived, some thirty times a second: each call renders the window.
 * @returns The whole answer, which replaces the deltas.
 * @throws AssistantError if the stream reports an error or ends early; other errors if it is malformed or aborted.
 */
export async function readAnswerStream(
	response: Response,
	onDelta: (delta: string) => void,
): Promise<ChatAnswer> {
	const chunks = response.body
		?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>)
		.getReader();
	const received: string[] = [];
	let answer: ChatAnswer | undefined;
	const parser = createParser({
		onEvent({ data }) {
			const event: ChatStreamEvent = JSON.parse(data);
			if ("delta" in event) received.push(event.delta);
			else answer ??= readAnswer(event);
		},
	});
	const passOn = () => received.length > 0 && onDelta(received.splice(0).join(""));
	const timer = setInterval(passOn, 33);
	try {
		for (let count = 1; !answer; count++) {
			const read = await chunks?.read();
			if (!read?.value) throw new AssistantError("The stream ended before the answer did.");
			parser.feed(read.value);
			// Lets the page go on when thousands have arrived.
			if (count % 200 === 0) await new Promise((resolve) => setTimeout(resolve));
		}
		return answer;
	} finally {
		clearInterval(timer);
		passOn();
		await chunks?.cancel().catch(() => {});
	}
}
