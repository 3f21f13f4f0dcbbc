import type { ModelSettings } from "../env.ts";
import type { PromptMessage } from "./prompt.ts";

/** Causes of a failed answer, as logged. */
export type FaultCause =
	| "bad_answer"
	| "client_left"
	| "connection"
	| "cut_off"
	| "empty"
	| "provider_error"
	| "refused"
	| "timeout";

/** A failed model call. Contains nothing from the provider's response but its status. */
export class ModelFault extends Error {
	constructor(
		readonly fault: FaultCause,
		/** The provider's status, if any. */
		readonly status?: number,
	) {
		super(`The model gave no answer: ${fault}.`);
	}
}

/**
 * Yields the answer's deltas, unfiltered.
 *
 * @throws ModelFault, even after some deltas; any other error is unexpected.
 */
export type Model = (prompt: readonly PromptMessage[], signal: AbortSignal) => AsyncIterable<string>;

/** Creates the model for OpenAI or any service with its chat completions API. */
export function openAiModel({ apiKey, baseUrl, name, maxOutputTokens }: ModelSettings): Model {
	const client = import("openai").then(
		({ default: OpenAI }) =>
			new OpenAI({
				apiKey,
				baseURL: baseUrl ?? null,
				// A retry would spend the budget twice; the site answers instead.
				maxRetries: 0,
				// Off, because it would log the provider's response.
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
					// OpenAI's newer models accept only the former, most other services only the latter.
					...(baseUrl === undefined
						? { max_completion_tokens: maxOutputTokens }
						: { max_tokens: maxOutputTokens }),
				},
				{ signal },
			);
			let finish: string | null = null;
			for await (const chunk of stream) {
				const choice = chunk.choices?.[0];
				finish = choice?.finish_reason ?? finish;
				const delta = choice?.delta?.content ?? "";
				if (typeof delta !== "string") throw new ModelFault("bad_answer");
				yield delta;
			}
			if (signal.aborted) throw signal.reason;
			if (finish === "content_filter") throw new ModelFault("refused");
			if (finish === null) throw new ModelFault("cut_off");
		} catch (error) {
			throw asFault(error, signal);
		}
	};
}

/**
 * Converts the client's errors without the provider's message.
 *
 * @throws The error itself, if it isn't the client's.
 */
function asFault(error: unknown, signal: AbortSignal): ModelFault {
	if (error instanceof ModelFault) return error;
	if (signal.aborted)
		return new ModelFault(signal.reason?.name === "TimeoutError" ? "timeout" : "client_left");
	if (error instanceof SyntaxError) return new ModelFault("bad_answer");
	if (!(error instanceof Error)) throw error;
	if ("status" in error && typeof error.status === "number")
		return new ModelFault("provider_error", error.status);
	// Errors without a status concern the connection, as do those that fetch throws.
	if (error.name === "TypeError" || error.constructor.name.startsWith("APIConnection"))
		return new ModelFault("connection");
	if (error.constructor.name === "APIError") return new ModelFault("provider_error");
	throw error;
}
