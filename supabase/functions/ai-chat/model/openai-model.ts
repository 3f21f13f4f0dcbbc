import type { ModelSettings } from "../env.ts";
import type { PromptMessage } from "./prompt.ts";

/** Causes of a missing answer, as the log names them. */
export type FaultCause =
	| "bad_answer"
	| "client_left"
	| "connection"
	| "cut_off"
	| "empty"
	| "provider_error"
	| "refused"
	| "timeout";

/** A model that gave no answer. Holds nothing of what the provider said. */
export class ModelFault extends Error {
	readonly fault: FaultCause;
	/** The provider's status, where there was one. */
	readonly status?: number;

	constructor(fault: FaultCause, status?: number) {
		super(`The model gave no answer: ${fault}.`);
		this.fault = fault;
		this.status = status;
	}
}

/**
 * Gives the answer in pieces as they come, not yet filtered.
 *
 * @throws ModelFault, also after some pieces; any other error is unforeseen.
 */
export type Model = (prompt: readonly PromptMessage[], signal: AbortSignal) => AsyncIterable<string>;

/** An answer longer than this is no answer; it also bounds the memory. */
const MOST_CHARACTERS = 20_000;

/** Talks to OpenAI or any service that speaks its chat completions. The client is loaded once, here. */
export function openAiModel({ apiKey, baseUrl, name, maxOutputTokens }: ModelSettings): Model {
	const client = import("openai").then(
		({ default: OpenAI }) =>
			new OpenAI({
				apiKey,
				baseURL: baseUrl ?? null,
				// A second try would spend the day's budget twice; the site's own answer stands in instead.
				maxRetries: 0,
				// It would print what the provider said.
				logLevel: "off",
			}),
	);
	client.catch(() => undefined);

	return async function* (prompt, signal) {
		try {
			const stream = await (await client).chat.completions.create(
				{
					model: name,
					messages: [...prompt],
					stream: true,
					// OpenAI's newer models know only the one, most other services only the other.
					...(baseUrl === undefined
						? { max_completion_tokens: maxOutputTokens }
						: { max_tokens: maxOutputTokens }),
				},
				{ signal },
			);
			let length = 0;
			let finish: string | null = null;
			for await (const chunk of stream) {
				const choice = chunk.choices?.[0];
				finish = choice?.finish_reason ?? finish;
				const delta = choice?.delta?.content ?? "";
				length += delta.length;
				if (typeof delta !== "string" || length > MOST_CHARACTERS) throw new ModelFault("bad_answer");
				if (delta !== "") yield delta;
			}
			if (signal.aborted) throw signal.reason;
			if (finish === "content_filter") throw new ModelFault("refused");
			if (length === 0) throw new ModelFault("empty");
			if (finish === null) throw new ModelFault("cut_off");
		} catch (error) {
			throw asFault(error, signal);
		}
	};
}

/**
 * Drops what the provider said.
 *
 * @throws An error that isn't the provider's.
 */
function asFault(error: unknown, signal: AbortSignal): ModelFault {
	if (error instanceof ModelFault) return error;
	if (signal.aborted)
		return new ModelFault(signal.reason?.name === "TimeoutError" ? "timeout" : "client_left");
	if (error instanceof SyntaxError) return new ModelFault("bad_answer");
	if (!(error instanceof Error)) throw error;
	if ("status" in error && typeof error.status === "number")
		return new ModelFault("provider_error", error.status);
	// The client's errors without a status are about the connection, and so is what fetch itself throws.
	if (error.name === "TypeError" || error.constructor.name.startsWith("APIConnection"))
		return new ModelFault("connection");
	if (error.constructor.name === "APIError") return new ModelFault("provider_error");
	throw error;
}
