import type { ModelSettings } from "./env.ts";
import type { PromptMessage } from "./prompt.ts";

/** Why a model gave no answer, as the log names it. */
export type FaultCause =
	| "bad_answer"
	| "client_left"
	| "connection"
	| "cut_off"
	| "empty"
	| "provider_error"
	| "rate_limited"
	| "refused"
	| "timeout"
	| "unauthorized"
	| "unexpected";

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

export interface Model {
	/**
	 * The whole answer, not yet filtered.
	 *
	 * @throws ModelFault
	 */
	complete(prompt: readonly PromptMessage[], signal: AbortSignal): Promise<string>;
	/**
	 * The answer in pieces as they come, not yet filtered.
	 *
	 * @throws ModelFault, also after some pieces.
	 */
	stream(prompt: readonly PromptMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** An answer longer than this is no answer; it also bounds the memory. */
const MOST_CHARACTERS = 20_000;

/** Talks to OpenAI or any service that speaks its chat completions. The client is loaded once, here. */
export function openAiModel(settings: ModelSettings): Model {
	const client = import("openai").then(
		({ default: OpenAI }) =>
			new OpenAI({
				apiKey: settings.apiKey,
				baseURL: settings.baseUrl ?? null,
				// A second try would spend the day's budget twice; the site's own answer stands in instead.
				maxRetries: 0,
				// It would print what the provider said.
				logLevel: "off",
			}),
	);
	client.catch(() => undefined);
	const parameters = (prompt: readonly PromptMessage[]) => ({
		model: settings.name,
		messages: [...prompt],
		// OpenAI's newer models know only the one, most other services only the other.
		...(settings.baseUrl === undefined
			? { max_completion_tokens: settings.maxOutputTokens }
			: { max_tokens: settings.maxOutputTokens }),
	});

	return {
		async complete(prompt, signal) {
			try {
				const completion = await (await client).chat.completions.create(parameters(prompt), { signal });
				const choice = completion.choices?.[0];
				if (!choice) throw new ModelFault("bad_answer");
				return checked(choice.message?.content, choice.finish_reason);
			} catch (error) {
				throw asFault(error, signal);
			}
		},
		async *stream(prompt, signal) {
			try {
				const { data, response } = await (await client).chat.completions
					.create({ ...parameters(prompt), stream: true }, { signal })
					.withResponse();
				if (!response.headers.get("content-type")?.includes("text/event-stream")) {
					data.controller.abort();
					throw new ModelFault("bad_answer", response.status);
				}
				let text = "";
				let finish: string | null = null;
				for await (const chunk of data) {
					const choice = chunk.choices?.[0];
					const delta = choice?.delta?.content;
					finish = choice?.finish_reason ?? finish;
					if (typeof delta !== "string" || delta === "") continue;
					text += delta;
					if (text.length > MOST_CHARACTERS) throw new ModelFault("bad_answer");
					yield delta;
				}
				if (signal.aborted) throw signal.reason;
				if (finish === null) throw new ModelFault(text === "" ? "empty" : "cut_off");
				checked(text, finish);
			} catch (error) {
				throw asFault(error, signal);
			}
		},
	};
}

function checked(text: unknown, finish: string | null): string {
	if (finish === "content_filter") throw new ModelFault("refused");
	if (text !== undefined && text !== null && typeof text !== "string") throw new ModelFault("bad_answer");
	if (!text || text.trim() === "") throw new ModelFault("empty");
	if (text.length > MOST_CHARACTERS) throw new ModelFault("bad_answer");
	return text;
}

/** The cause behind anything that was thrown; what it says is the provider's word and is dropped. */
function asFault(error: unknown, signal: AbortSignal): ModelFault {
	if (error instanceof ModelFault) return error;
	if (signal.aborted) {
		const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
		return new ModelFault(isTimeout ? "timeout" : "client_left");
	}
	if (error instanceof SyntaxError) return new ModelFault("bad_answer");
	if (!(error instanceof Error)) return new ModelFault("unexpected");
	const status = "status" in error && typeof error.status === "number" ? error.status : undefined;
	if (status === 401 || status === 403) return new ModelFault("unauthorized", status);
	if (status === 429) return new ModelFault("rate_limited", status);
	if (status !== undefined) return new ModelFault("provider_error", status);
	// The client's errors without a status are about the connection, and so is what fetch itself throws.
	if (error.name === "TypeError" || error.constructor.name.startsWith("APIConnection"))
		return new ModelFault("connection");
	return new ModelFault(error.constructor.name === "APIError" ? "provider_error" : "unexpected");
}
