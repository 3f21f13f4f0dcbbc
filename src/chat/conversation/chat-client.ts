import { CHAT_FUNCTION, CHAT_LIMITS, type ChatAnswer, type ChatRequest } from "../contract.ts";
import { AssistantError, readAnswer, readAnswerStream } from "./answer.ts";

/**
 * Asks the assistant.
 *
 * @returns The whole answer.
 * @throws AssistantError with the cause, for an abort too.
 */
export type AskAssistant = (
	request: ChatRequest,
	options: {
		signal: AbortSignal;
		/** Called with each piece of a streamed answer. */
		onDelta: (delta: string) => void;
	},
) => Promise<ChatAnswer>;

/** The part of the Supabase client that the chat uses. */
type FunctionInvoker = {
	invoke(
		name: string,
		options: { body: ChatRequest; headers: Record<string, string>; signal: AbortSignal },
	): Promise<{ data: unknown; error: unknown }>;
};

/** Milliseconds for a whole answer: the function's maximum, and five seconds for start and transfer. */
const ANSWER_TIMEOUT_MS = CHAT_LIMITS.answerMs + 5_000;

/** @param loadFunctions Loads the client; called for each question, so that a failed load is retried. */
export function createAskAssistant(
	loadFunctions: () => Promise<FunctionInvoker>,
	timeoutMs = ANSWER_TIMEOUT_MS,
): AskAssistant {
	return async (request, { signal, onDelta }) => {
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
			const { data, error } = await functions.invoke(CHAT_FUNCTION, {
				body: request,
				headers: { Accept: "text/event-stream", "Accept-Language": document.documentElement.lang },
				signal: call.signal,
			});
			if (error) throw refusal(error);
			return data instanceof Response ? await readAnswerStream(data, onDelta) : readAnswer(data);
		} catch (cause) {
			throw cause instanceof AssistantError ? cause : new AssistantError("The call failed.", { cause });
		} finally {
			clearTimeout(timer);
		}
	};
}

/** Converts the client library's error for an error status, which carries the response. */
function refusal(cause: unknown): unknown {
	const response = cause instanceof Error && "context" in cause ? cause.context : undefined;
	if (!(response instanceof Response)) return cause;
	const reason = response.status === 429 ? "limited" : response.status === 503 ? "switchedOff" : "failed";
	const retryAfter = Number(response.headers.get("retry-after")) || 0;
	return new AssistantError(
		`The function answered with status ${response.status}.`,
		{ cause },
		reason,
		retryAfter,
	);
}
