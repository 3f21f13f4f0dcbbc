import { CHAT_FUNCTION, CHAT_LIMITS, type ChatAnswer, type ChatRequest } from "../contract.ts";
import { AssistantError, readAnswer, readAnswerStream } from "./answer.ts";

interface AskOptions {
	signal: AbortSignal;
	/** Called with each piece of a streamed answer. */
	onDelta: (delta: string) => void;
}

export type AskAssistant = ReturnType<typeof createAskAssistant>;

/** Milliseconds for a whole answer: the function's maximum, and five seconds for start and transfer. */
const ANSWER_TIMEOUT_MS = CHAT_LIMITS.answerMs + 5_000;

/**
 * Returns a function that asks the assistant and throws if there is no answer: an AssistantError with its reason, or
 * another error if the stream is malformed or the call is aborted or times out.
 *
 * @param loadFunctions Loads the backend's client; called for each question, so that a failed load is retried.
 */
export function createAskAssistant(
	loadFunctions = async () => (await import("./supabase.ts")).supabase.functions,
	timeoutMs = ANSWER_TIMEOUT_MS,
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
