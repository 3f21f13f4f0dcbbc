import { AssistantError, errorSentence, readAnswer, readAnswerStream } from "./answer.ts";
import { CHAT_FUNCTION, type ChatAnswer, type ChatRequest } from "./contract.ts";

/**
 * Asks the assistant.
 *
 * @returns The whole answer.
 * @throws AssistantError with the cause, whatever went wrong; also after an abort.
 */
export type AskAssistant = (
	request: ChatRequest,
	options: {
		signal: AbortSignal;
		/** Is given pieces of the answer's text as they come, where it is streamed. */
		onDelta: (delta: string) => void;
	},
) => Promise<ChatAnswer>;

/** The part of the Supabase client that the chat uses. */
export type FunctionInvoker = {
	invoke(
		name: string,
		options: { body: ChatRequest; headers: Record<string, string>; signal: AbortSignal },
	): Promise<{ data: unknown; error: unknown }>;
};

/** Milliseconds for a whole answer. The function itself ends after 20 seconds, unless set otherwise. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** @param loadFunctions Fetches the client; called for each question, so that a failed load can be tried again. */
export function createAskAssistant(
	loadFunctions: () => Promise<FunctionInvoker>,
	timeoutMs = ANSWER_TIMEOUT_MS,
): AskAssistant {
	return async (request, { signal, onDelta }) => {
		try {
			const timed = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
			const functions = await loadFunctions();
			timed.throwIfAborted();
			const { data, error } = await functions.invoke(CHAT_FUNCTION, {
				body: request,
				headers: { Accept: "text/event-stream" },
				signal: timed,
			});
			if (error) throw await callError(error);
			return data instanceof Response ? await readAnswerStream(data, onDelta) : readAnswer(data);
		} catch (cause) {
			throw cause instanceof AssistantError ? cause : new AssistantError("The call failed.", { cause });
		}
	};
}

/** Puts what the function said about a failed call beside the client library's error. */
async function callError(cause: unknown): Promise<AssistantError> {
	const response = cause instanceof Error && "context" in cause ? cause.context : undefined;
	if (!(response instanceof Response)) return new AssistantError("The call failed.", { cause });
	const body: unknown = await response.json().catch(() => undefined);
	return new AssistantError(`The function answered with status ${response.status}.`, {
		cause,
		detail: errorSentence(body),
	});
}
