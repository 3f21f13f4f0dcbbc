import type { Language } from "../../content/types.ts";
import type { ChatAnswer, ChatRequest } from "../contract.ts";
import type { AskAssistant } from "./chat-client.ts";
import { createChat } from "./chat-store.ts";
import type { KeptChat } from "./kept-chat.ts";

/** A question that a test answers when it chooses. */
interface PendingAnswer {
	request: ChatRequest;
	signal: AbortSignal;
	onDelta(delta: string): void;
	answer(answer: ChatAnswer): void;
	fail(error: unknown): void;
}

interface TestChatOptions {
	greeting?: string;
	language?: Language;
	kept?: KeptChat | undefined;
}

/** Creates a conversation without a network: each question waits in `pending` for the test's answer. */
export function createTestChat({ greeting = "Hello", language, kept }: TestChatOptions = {}) {
	const pending: PendingAnswer[] = [];
	const logged: unknown[] = [];
	const ask: AskAssistant = (request, options) =>
		new Promise((answer, fail) => pending.push({ request, ...options, answer, fail }));
	const chat = createChat({
		greeting,
		...(language && { language }),
		ask,
		kept,
		logFailure: (cause) => logged.push(cause),
	});
	const newest = () => {
		const last = pending.at(-1);
		if (!last) throw new Error("Nothing was asked.");
		return last;
	};
	return { chat, pending, newest, logged };
}
