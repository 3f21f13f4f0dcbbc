import { EventSourceParserStream, ParseError } from "eventsource-parser/stream";
import type { ModelSettings } from "../env.ts";
import type { Prompt } from "./prompt.ts";
import { textFilter, withoutMarks } from "./template-marks.ts";

/** What the log says about a model's answer or fault. */
export interface ModelReport {
	/** Why there is no answer; `docs/assistant-log.md` explains it. */
	fault?: string;
	/** The provider's status, if it isn't 200. */
	providerStatus?: number;
	/** Why the answer breaks off, as the provider calls it, such as "length". */
	cut?: string;
	/** The setting that probably caused it. */
	setting?:
		| `OPENAI_${"API_KEY" | "BASE_URL" | "MODEL"}`
		| `CHAT_${"MAX_OUTPUT_TOKENS" | "PROMPT_CHARACTERS"}`;
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

/** The part of a response or of a stream's event that matters. */
interface Chunk {
	choices?: { delta?: Said; message?: Said; finish_reason?: string | null }[];
	error?: unknown;
}
type Said = { content?: unknown } | null;

/** Reasons of a proper end; each provider has its own. */
const PROPER_END = /^(?:stop|eos|eot|end|complete|done|finish|normal)/i;
/** Maximum characters for each token of the limit, which some providers ignore: of an answer, and of all that is sent. */
const MOST_PER_TOKEN = { said: 8, sent: 8_000 };
/** Minimum characters of a broken answer that is kept; the site's own says more than a shorter one. */
const MIN_KEPT = 200;
/** Refusals of the role that the rules have. */
const NO_SYSTEM_ROLE =
	/system.{0,20}(?:role|message|prompt|instruction)|role.{0,20}system|developer instruction|roles must alternate/i;

/** Creates the model for OpenAI or any service with its chat completions API. */
export function openAiModel({ apiKey, baseUrl, name, maxOutputTokens }: ModelSettings): Model {
	// OpenAI's newer models accept only the former, most other services only the latter.
	let limit = /^https:\/\/api\.openai\.com\//.test(baseUrl) ? "max_completion_tokens" : "max_tokens";
	/** A tag that the provider omits before thoughts; expected of models whose name says that they think, else unknown. */
	let opening = /think|reason|qwq|r1\b/i.test(name) ? "<think>" : undefined;
	/** Whether the model takes its rules only as part of the first message. */
	let isMerged = false;
	const most = { said: MOST_PER_TOKEN.said * maxOutputTokens, sent: MOST_PER_TOKEN.sent * maxOutputTokens };

	async function call(prompt: Prompt, signal: AbortSignal): Promise<Response> {
		let [by, merged, isFirst] = [limit, isMerged, true];
		for (;;) {
			const all = prompt.map(({ content }) => content).join("\n\n");
			const messages = merged ? [{ role: "user", content: all }] : prompt;
			const response = await fetch(`${baseUrl}/chat/completions`, {
				method: "POST",
				headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
				body: JSON.stringify({ model: name, messages, stream: true, [by]: maxOutputTokens }),
				// Another host must not get the visitor's words.
				redirect: "error",
				signal,
			});
			const { ok, status } = response;
			if (ok) {
				[limit, isMerged] = [by, merged];
				return response;
			}
			const refusal = (await Array.fromAsync(textIn(response, most.sent))).join("");
			const setting = settingOf(status, refusal);
			if (!merged && NO_SYSTEM_ROLE.test(refusal)) merged = true;
			else if (isFirst && setting === "CHAT_MAX_OUTPUT_TOKENS")
				[by, isFirst] = [by === "max_tokens" ? "max_completion_tokens" : "max_tokens", false];
			else throw new ModelFault({ fault: "provider_error", providerStatus: status, setting });
		}
	}

	return async (prompt, signal, send) => {
		const visible = textFilter(opening);
		let said = "";
		let finish = "";
		let broken: ModelReport | undefined;
		try {
			for await (const chunk of chunksOf(await call(prompt, signal), most.sent)) {
				const choice = chunk.choices?.[0];
				const reason = choice?.finish_reason;
				if (/error/i.test(reason ?? "")) throw new ModelFault({ fault: "provider_error" });
				// Some send "stop" with every chunk, or the word "null".
				if (reason && reason !== "null" && !(finish && chunk === DONE)) finish = reason;
				// Some repeat the whole message at the end.
				const text = textOf((choice?.delta ?? (said === "" ? choice?.message : undefined))?.content);
				const delta = visible(text.slice(0, most.said - said.length));
				if (delta !== "") send(delta);
				said += text;
				if (said.length > most.said) {
					[said, finish] = [said.slice(0, most.said), "length"];
					break;
				}
			}
			signal.throwIfAborted();
		} catch (error) {
			if (error instanceof ModelFault) broken = error.report;
			// After its end, an answer can no longer break off.
			else if (finish === "") broken = { fault: causeOf(error, signal) };
		}
		if (finish === "" && said !== "") broken ??= { fault: "cut_off" };
		const { message, missing } = withoutMarks(said, opening);
		if (broken && (broken.fault === "client_left" || message.length < MIN_KEPT)) throw new ModelFault(broken);
		const cut = broken?.fault ?? (PROPER_END.test(finish) ? undefined : /^\w{0,40}/.exec(finish)?.[0]);
		const report: ModelReport = cut === undefined ? {} : { cut };
		if (/length|token/i.test(finish)) report.setting = "CHAT_MAX_OUTPUT_TOKENS";
		// Expected thoughts may break off before their end.
		if (message === "" || (opening && missing === "" && cut !== undefined))
			throw new ModelFault({ fault: "empty", ...(finish ? report : { setting: "OPENAI_BASE_URL" }) });
		// One answer without them settles it, so that no quoted tag can hold back the next visitor's stream.
		if (opening !== "" && cut === undefined) opening = missing;
		return { message, ...report };
	};
}

/** The end of a stream or response, for providers that give no reason. */
const DONE: Chunk = { choices: [{ finish_reason: "done" }] };

/** Returns a response's text, and ends it after a number of characters. */
function textIn({ body }: Response, most: number): ReadableStream<string> {
	let length = 0;
	const bounded = new TransformStream<string, string>({
		transform(text, stream) {
			length += text.length;
			if (length > most) stream.terminate();
			else stream.enqueue(text);
		},
		// The last event may lack its blank line.
		flush: (stream) => stream.enqueue("\n\n"),
	});
	return (body ?? ReadableStream.from([])).pipeThrough(new TextDecoderStream()).pipeThrough(bounded);
}

/** Yields the events of a stream, even if it is labelled JSON, or a whole response as one. */
async function* chunksOf(response: Response, most: number): AsyncGenerator<Chunk> {
	const isJson = response.headers.get("content-type")?.includes("json");
	const sent = textIn(response, most);
	const all = isJson ? (await Array.fromAsync(sent)).join("") : "";
	if (isJson && !/^\s*(?:event|data|id)?:/.test(all)) {
		yield checked(JSON.parse(all));
		return yield DONE;
	}
	let isDone = false;
	let isOdd = false;
	const events = (isJson ? ReadableStream.from([all]) : sent).pipeThrough(
		// Some write an error between the events. Thrown here, it would discard those before.
		new EventSourceParserStream({
			onError(error) {
				isOdd ||= error instanceof ParseError && /^\s*[[{]/.test(error.line ?? "");
			},
		}),
	);
	for await (const { event, data } of events) {
		if (event === "error") throw new ModelFault({ fault: "provider_error" });
		isDone = data.trim() === "[DONE]";
		if (isDone) break;
		// Some keep the connection alive with empty events.
		if (data.trim() !== "" && event !== "ping") yield checked(JSON.parse(data));
	}
	if (isOdd) throw new ModelFault({ fault: "provider_error" });
	if (isDone) yield DONE;
}

/**
 * Returns an event that belongs to an answer: with choices, about usage or filters, or empty. All others are errors,
 * which have any number of forms.
 *
 * @throws ModelFault
 */
function checked(event: unknown): Chunk {
	const chunk: Chunk = Object(event ?? {});
	const names = Object.keys(chunk);
	const isOurs = names.length === 0 || names.some((name) => /^choices$|usage|filter/.test(name));
	if (!isOurs || chunk.error) throw new ModelFault({ fault: "provider_error" });
	return chunk;
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
	if (status === 413 || /context|too (?:long|large)|exceed/i.test(said)) return "CHAT_PROMPT_CHARACTERS";
	if (/model/i.test(said)) return "OPENAI_MODEL";
	if (status === 403) return "OPENAI_API_KEY";
	return status === 404 || status === 405 ? "OPENAI_BASE_URL" : undefined;
}

/** Returns why a call or its stream failed. */
function causeOf(error: unknown, { aborted, reason }: AbortSignal): string {
	if (aborted) return reason?.name === "TimeoutError" ? "timeout" : "client_left";
	return error instanceof SyntaxError ? "bad_answer" : "connection";
}
