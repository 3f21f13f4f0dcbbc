import {
	CHAT_FUNCTION,
	CHAT_LIMITS,
	type ChatAnswer,
	type ChatContextEntry,
	type ChatRequest,
} from "../contract.ts";
import { AssistantError, readAnswer, readAnswerStream } from "./answer.ts";

interface AskOptions {
	signal: AbortSignal;
	/** Called with each piece of a streamed answer. */
	onDelta: (delta: string) => void;
}

export type AskAssistant = ReturnType<typeof createAskAssistant>;

/**
 * Returns a function that asks the assistant and throws if there is no answer: an AssistantError with its reason, or
 * another error if the stream is malformed or the call is aborted or times out.
 *
 * @param loadFunctions Loads the backend's client; called for each question, so that a failed load is retried.
 * @param timeoutMs For a whole answer: the function's maximum, and five seconds for start and transfer.
 */
export function createAskAssistant(
	loadFunctions = async () => (await import("./supabase.ts")).supabase.functions,
	timeoutMs = CHAT_LIMITS.answerMs + 5_000,
) {
	return async (request: ChatRequest, { signal, onDelta }: AskOptions): Promise<ChatAnswer> => {
		// AbortSignal.any would do, but Safari has it since 17.4 only.
		const call = new AbortController();
		const abort = () => call.abort();
		signal.addEventListener("abort", abort);
		const timer = setTimeout(abort, timeoutMs);
		try {
			const functions = await loadFunctions().catch((cause) => {
				// As after a deploy, which removes the scripts that older pages name.
				throw new AssistantError("The backend's client didn't load.", { cause }, "outdated");
			});
			const { data, error, response } = await functions.invoke<unknown>(CHAT_FUNCTION, {
				body: request,
				headers: { Accept: "text/event-stream", "Accept-Language": document.documentElement.lang },
				signal: call.signal,
			});
			if (error) {
				const retryAfter = secondsOf(response?.headers.get("retry-after") ?? "");
				throw new AssistantError("The call failed.", { cause: error }, await refusalOf(response), retryAfter);
			}
			return data instanceof Response ? await readAnswerStream(data, onDelta) : readAnswer(data);
		} finally {
			clearTimeout(timer);
		}
	};
}

/** Reads the header Retry-After: seconds, or a date; 0 if it is neither or has passed. */
const secondsOf = (retryAfter: string): number =>
	Math.max(0, Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000) || 0;

/** Returns what a status means to the visitor. The platform, too, answers 503, but without the function's `error`. */
async function refusalOf(response: Response | undefined) {
	if (response?.status === 429) return "limited";
	const body = response?.status === 503 ? await response.json().catch(() => null) : null;
	return body?.error ? "switchedOff" : "failed";
}

/**
 * Builds the request for a new message: trimmed, with page and last messages, within the contract's limits.
 *
 * @param earlier Messages before the new one, oldest first.
 */
export function chatRequest(earlier: readonly ChatContextEntry[], message: string): ChatRequest {
	const context = earlier
		.slice(-CHAT_LIMITS.contextEntries)
		.map(({ role, content }) => ({ role, content: cut(content, CHAT_LIMITS.contextEntryCharacters) }));
	const page = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
	const request = { message: message.trim(), context, page };
	while (new TextEncoder().encode(JSON.stringify(request)).length > CHAT_LIMITS.bodyBytes) context.shift();
	return request;
}

/** Truncates to `characters` UTF-16 code units without splitting a surrogate pair. */
const cut = (text: string, characters: number) => text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, "");
