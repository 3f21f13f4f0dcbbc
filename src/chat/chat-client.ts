import { AssistantError, readAnswer, readAnswerStream } from "./answer.ts";
import { CHAT_FUNCTION, type ChatAnswer, type ChatRequest } from "./contract.ts";

/**
 * Asks the assistant.
 *
 * @returns The whole answer.
 * @throws Refused where the function says no; AssistantError with the cause for all else, also after an abort.
 */
export type AskAssistant = (
	request: ChatRequest,
	options: {
		signal: AbortSignal;
		/** Is given pieces of the answer's text as they come, where it is streamed. */
		onDelta: (delta: string) => void;
	},
) => Promise<ChatAnswer>;

/** The function answered with a status of refusal or failure. */
export class Refused extends AssistantError {
	/** Seconds after which another try may succeed, by the header `Retry-After`; 0 where it names none. */
	readonly retryAfter: number;

	constructor(
		readonly status: number,
		retryAfter: string | null,
		options?: ErrorOptions,
	) {
		super(`The function answered with status ${status}.`, options);
		this.retryAfter = Number(retryAfter) || 0;
	}
}

/** The part of the Supabase client that the chat uses. */
export type FunctionInvoker = {
	invoke(
		name: string,
		options: { body: ChatRequest; headers: Record<string, string>; signal: AbortSignal },
	): Promise<{ data: unknown; error: unknown }>;
};

/** Milliseconds for a whole answer. The function itself ends after 20 seconds, unless set otherwise. */
const ANSWER_TIMEOUT_MS = 30_000;

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
				headers: { Accept: "text/event-stream", "Accept-Language": document.documentElement.lang },
				signal: timed,
			});
			if (error) throw refusal(error);
			return data instanceof Response ? await readAnswerStream(data, onDelta) : readAnswer(data);
		} catch (cause) {
			throw cause instanceof AssistantError ? cause : new AssistantError("The call failed.", { cause });
		}
	};
}

/** Returns the status that the client library's error tells of; the error itself where there was no answer. */
function refusal(cause: unknown): unknown {
	const response = cause instanceof Error && "context" in cause ? cause.context : undefined;
	return response instanceof Response
		? new Refused(response.status, response.headers.get("retry-after"), { cause })
		: cause;
}
