import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ModelSettings } from "../env.ts";
import type { Prompt } from "./prompt.ts";
import { thoughtFilter, withoutThoughts } from "./thoughts.ts";

/** What the log says about a model's answer or fault. */
export interface ModelReport {
	/** Why there is no answer; `docs/assistant-log.md` explains it. */
	fault?: string;
	/** The provider's status, if it isn't 200. */
	providerStatus?: number;
	/** Why the answer breaks off, as the provider calls it, such as "length". */
	cut?: string;
	/** The setting that probably caused it. */
	setting?: "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "CHAT_MAX_OUTPUT_TOKENS";
}

/** A failed model call. Contains nothing that the provider said. */
export class ModelFault extends Error {
	constructor(readonly report: ModelReport) {
		super(`The model gave no answer: ${report.fault}.`);
	}
}

/**
 * Asks the model, and returns its whole answer.
 *
 * @param send Called with each delta, as the provider sent it.
 * @throws ModelFault, even after some deltas.
 */
export type Model = (
	prompt: Prompt,
	signal: AbortSignal,
	send: (delta: string) => void,
) => Promise<ModelReport & { message: string }>;

/** The part of a response or of a stream's event that matters. Errors have one of several forms. */
interface Chunk {
	choices?: { delta?: Said; message?: Said; finish_reason?: string | null }[];
	error?: unknown;
	message?: unknown;
	detail?: unknown;
}
type Said = { content?: unknown } | null;

/** Reasons of a proper end; each provider has its own. */
const PROPER_END = /^(?:stop|eos|eot|end|complete|done|finish|normal)/i;

/** Creates the model for OpenAI or any service with its chat completions API. */
export function openAiModel({ apiKey, baseUrl, name, maxOutputTokens }: ModelSettings): Model {
	// OpenAI's newer models accept only the former, most other services only the latter.
	let limit = /^https:\/\/api\.openai\.com\//.test(baseUrl) ? "max_completion_tokens" : "max_tokens";
	/** A tag that the provider omits before thoughts; expected of models whose name says that they think, else unknown. */
	let opening = /think|reason|qwq|r1\b/i.test(name) ? "<think>" : undefined;

	async function call(messages: Prompt, signal: AbortSignal, by = limit, isFirst = true): Promise<Response> {
		const response = await fetch(`${baseUrl}/chat/completions`, {
			method: "POST",
			headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
			body: JSON.stringify({ model: name, messages, stream: true, [by]: maxOutputTokens }),
			signal,
		});
		const { ok, status } = response;
		const setting = ok ? undefined : settingOf(status, await response.text());
		if (isFirst && setting === "CHAT_MAX_OUTPUT_TOKENS")
			return call(messages, signal, by === "max_tokens" ? "max_completion_tokens" : "max_tokens", false);
		if (!ok) throw new ModelFault({ fault: "provider_error", providerStatus: status, setting });
		limit = by;
		return response;
	}

	return async (prompt, signal, send) => {
		const visible = thoughtFilter(opening);
		let said = "";
		let finish = "";
		try {
			for await (const chunk of chunksOf(await call(prompt, signal))) {
				const choice = chunk.choices?.[0];
				if (chunk.error || (!choice && (chunk.message ?? chunk.detail)))
					throw new ModelFault({ fault: "provider_error" });
				const reason = choice?.finish_reason;
				// Some send "stop" with every chunk, or the word "null".
				if (reason && reason !== "null" && !(finish && chunk === DONE)) finish = reason;
				// Some repeat the whole message at the end.
				const text = textOf((choice?.delta ?? (said === "" ? choice?.message : undefined))?.content);
				said += text;
				const delta = visible(text);
				if (delta !== "") send(delta);
			}
			signal.throwIfAborted();
		} catch (error) {
			if (error instanceof ModelFault) throw error;
			// After its end, an answer can no longer break off.
			if (finish === "") throw new ModelFault({ fault: causeOf(error, signal) });
		}
		const { message, missing } = withoutThoughts(said, opening);
		const report: ModelReport = PROPER_END.test(finish) ? {} : { cut: /^\w{0,40}/.exec(finish)?.[0] };
		if (/length|token/i.test(finish)) report.setting = "CHAT_MAX_OUTPUT_TOKENS";
		// Expected thoughts may break off before their end.
		if (message === "" || (opening && missing === "" && report.cut !== undefined))
			throw new ModelFault({ fault: "empty", ...(finish ? report : { setting: "OPENAI_BASE_URL" }) });
		if (finish === "") throw new ModelFault({ fault: "cut_off" });
		// One answer without them settles it, so that no quoted tag can hold back the next visitor's stream.
		if (opening !== "" && report.cut === undefined) opening = missing;
		return { message, ...report };
	};
}

/** The end of a stream or response, for providers that give no reason. */
const DONE: Chunk = { choices: [{ finish_reason: "done" }] };

/** Yields the events of a stream, even if it is labelled JSON, or a whole response as one. */
async function* chunksOf(response: Response): AsyncGenerator<Chunk> {
	const whole = response.headers.get("content-type")?.includes("json") && (await response.text());
	if (whole && !/^\s*(?:event|data|id)?:/.test(whole)) {
		yield JSON.parse(whole);
		return yield DONE;
	}
	const events = (whole ? new Response(whole) : response).body
		?.pipeThrough(new TextDecoderStream())
		// The last event may lack its blank line.
		.pipeThrough(new TransformStream({ flush: (stream) => stream.enqueue("\n\n") }))
		.pipeThrough(new EventSourceParserStream());
	for await (const { event, data } of events ?? []) {
		if (event === "error") throw new ModelFault({ fault: "provider_error" });
		if (data.trim() === "[DONE]") return yield DONE;
		// Some keep the connection alive with empty events.
		if (data.trim() !== "") yield JSON.parse(data) ?? {};
	}
}

/** Returns the text of a message's content: a string, or a list of parts of which some are thoughts. */
function textOf(content: unknown): string {
	if (typeof content === "string") return content;
	if (Array.isArray(content)) return content.map(textOf).join("");
	if (typeof (content ?? {}) !== "object") throw new ModelFault({ fault: "bad_answer" });
	const { type = "text", text }: { type?: string; text?: unknown } = content ?? {};
	return text && /^(?:output_)?text$/.test(type) ? textOf(text) : "";
}

/** Returns the setting to which a provider objects. */
function settingOf(status: number, said: string): ModelReport["setting"] {
	if (status === 402 || status === 429 || status >= 500) return undefined;
	if (status === 401 || /api.?key/i.test(said)) return "OPENAI_API_KEY";
	if (/max_(?:completion_)?tokens/.test(said) && !/context/i.test(said)) return "CHAT_MAX_OUTPUT_TOKENS";
	if (/model/i.test(said)) return "OPENAI_MODEL";
	if (status === 403) return "OPENAI_API_KEY";
	return status === 404 || status === 405 ? "OPENAI_BASE_URL" : undefined;
}

/** Returns why a call or its stream failed. */
function causeOf(error: unknown, { aborted, reason }: AbortSignal): string {
	if (aborted) return reason?.name === "TimeoutError" ? "timeout" : "client_left";
	return error instanceof SyntaxError ? "bad_answer" : "connection";
}
