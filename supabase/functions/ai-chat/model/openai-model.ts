import { createParser, type EventSourceMessage as Event } from "eventsource-parser";
import type { ModelSettings } from "../env.ts";
import type { Prompt } from "./prompt.ts";
import { textFilter, withoutMarks } from "./template-marks.ts";

/** What the log says about a model's answer or fault; `docs/assistant-log.md` explains it. */
export interface ModelReport {
	fault?: string;
	providerStatus?: number;
	cut?: string;
	setting?: string;
}

/** A failed model call. Contains nothing that the provider said. */
export class ModelFault extends Error {
	constructor(readonly report: ModelReport) {
		super(report.fault);
	}
}

export type Model = ReturnType<typeof openAiModel>;

/** Reasons of a proper end; each provider has its own. */
const PROPER_END = /^(?:\[DONE]|stop|eos|eot|end|complete|done|finish|normal)/i;
/** Minimum characters of a broken answer that is kept; the site's own says more than a shorter one. */
const MIN_KEPT = 200;
/** Refusals of the role that the rules have. */
const NO_SYSTEM_ROLE =
	/system.{0,20}(?:role|message|prompt|instruction)|role.{0,20}system|developer instruction|roles must alternate/i;

/** Creates the model for OpenAI or any service with its chat completions API. */
export function openAiModel({ apiKey, baseUrl, name, maxOutputTokens }: ModelSettings) {
	// OpenAI's newer models accept only max_completion_tokens, most other services only max_tokens.
	const isOpenAi = baseUrl.startsWith("https://api.openai.com/");
	/** How the service wants to be called, as far as it is known; merged if it takes rules only in the first message. */
	let known = { hasNewLimit: isOpenAi, isMerged: false };
	/** Whether the provider opens thoughts in its prompt; expected of models whose name says that they think. */
	let isOpened: boolean | undefined = /think|reason|qwq|r1\b/i.test(name) || undefined;
	/** Maximum characters of an answer, and of all that is sent: some providers ignore the limit of tokens. */
	const most = { said: 8 * maxOutputTokens, sent: 8_000 * maxOutputTokens };

	async function call(prompt: Prompt, signal: AbortSignal, way = known): Promise<Response> {
		const all = prompt.map(({ content }) => content).join("\n\n");
		const messages = way.isMerged ? [{ role: "user", content: all }] : prompt;
		const limit = way.hasNewLimit ? "max_completion_tokens" : "max_tokens";
		const response = await fetch(`${baseUrl}/chat/completions`, {
			method: "POST",
			headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
			body: JSON.stringify({ model: name, messages, stream: true, [limit]: maxOutputTokens }),
			// Another host must not get the visitor's words.
			redirect: "error",
			signal,
		});
		if (response.ok) {
			known = way;
			return response;
		}
		const refusal = (await Array.fromAsync(textIn(response, most.sent))).join("");
		const setting = settingOf(response.status, refusal);
		if (!way.isMerged && NO_SYSTEM_ROLE.test(refusal))
			return call(prompt, signal, { ...way, isMerged: true });
		if (way.hasNewLimit === isOpenAi && setting === "CHAT_MAX_OUTPUT_TOKENS")
			return call(prompt, signal, { ...way, hasNewLimit: !isOpenAi });
		throw new ModelFault({ fault: "provider_error", providerStatus: response.status, setting });
	}

	/** Sends each delta that may be shown, and returns the whole answer. Throws ModelFault, even after some deltas. */
	return async (prompt: Prompt, signal: AbortSignal, send: (delta: string) => void) => {
		const visible = textFilter(isOpened);
		let said = "";
		let finish = "";
		let broken: ModelReport | undefined;
		try {
			const response = await call(prompt, signal);
			for await (const { text: sent, isWhole, reason } of piecesIn(response, most.sent)) {
				// Some send "stop" with every chunk, or the word "null".
				if (reason && reason !== "null" && (finish === "" || !PROPER_END.test(reason))) finish = reason;
				// Some repeat the whole message at the end.
				const all = isWhole && said !== "" ? "" : sent;
				const text = all.slice(0, most.said - said.length);
				if (text.length < all.length) finish = "length";
				said += text;
				const shown = visible(text);
				if (shown !== "") send(shown);
				if (finish === "length" || reason === "[DONE]") break;
			}
			signal.throwIfAborted();
			if (finish === "" && said !== "") broken = { fault: "cut_off" };
		} catch (error) {
			const left = signal.reason?.name === "TimeoutError" ? "timeout" : "client_left";
			const cause = error instanceof SyntaxError ? "bad_answer" : "connection";
			if (error instanceof ModelFault) broken = error.report;
			// After its end, an answer can no longer break off.
			else if (finish === "") broken = { fault: signal.aborted ? left : cause };
		}
		const { message, wasOpened } = withoutMarks(said, isOpened);
		if (broken && message.length < MIN_KEPT) throw new ModelFault(broken);
		const cut = broken?.fault ?? (PROPER_END.test(finish) ? undefined : /^\w{0,40}/.exec(finish)?.[0]);
		const report: ModelReport = cut === undefined ? {} : { cut };
		if (/length|token/i.test(finish)) report.setting = "CHAT_MAX_OUTPUT_TOKENS";
		// Expected thoughts may break off before their end.
		if (message === "" || (isOpened && !wasOpened && cut !== undefined))
			throw new ModelFault({ fault: "empty", ...(finish ? report : { setting: "OPENAI_BASE_URL" }) });
		// One answer without them settles it, so that no quoted tag can hold back the next visitor's stream.
		if (isOpened !== false && cut === undefined) isOpened = wasOpened;
		return { message, ...report };
	};
}

/** Yields a response's text, and ends it after a number of characters. */
async function* textIn({ body }: Response, most: number): AsyncGenerator<string> {
	let length = 0;
	for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		length += text.length;
		if (length > most) return;
		yield text;
	}
	// The last event may lack its blank line.
	yield "\n\n";
}

/** Yields the pieces of a stream or a whole answer, however it is labelled. */
async function* piecesIn(response: Response, most: number) {
	const events: Event[] = [];
	const parser = createParser({
		onEvent: (event) => events.push(event),
		// A whole answer, or an error that is written between the events.
		onError: ({ line = "" }) => /^\s*[[{]/.test(line) && events.push({ data: line }),
	});
	let isJson: boolean | undefined;
	for await (const text of textIn(response, most)) {
		isJson ??= /^\s*[[{]/.test(text);
		// A line break would end the event.
		parser.feed(isJson ? text.replace(/\r?\n(?!\n?$)/g, " ") : text);
		for (const event of events.splice(0)) yield pieceOf(event);
	}
}

/** Returns what an event says. Errors have any form: throws ModelFault unless it is about choices, usage or filters. */
function pieceOf({ event, data }: Event) {
	if (data.trim() === "[DONE]") return { text: "", isWhole: false, reason: "[DONE]" };
	// Some keep the connection alive with empty events.
	const isEmpty = event === "ping" || event === "error" || data.trim() === "";
	const chunk = isEmpty ? {} : Object(JSON.parse(data));
	const names = Object.keys(chunk);
	const isOurs = names.length === 0 || names.some((name) => /^choices$|usage|filter/.test(name));
	const { delta, message, finish_reason: reason } = chunk.choices?.[0] ?? {};
	if (!isOurs || event === "error" || chunk.error || /error/i.test(reason ?? ""))
		throw new ModelFault({ fault: "provider_error" });
	const isWhole = !delta && Boolean(message);
	return { text: textOf((delta ?? message)?.content), isWhole, reason: isWhole ? reason || "stop" : reason };
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
