import { useSyncExternalStore } from "react";
import { AssistantError } from "./answer.ts";
import { type AskAssistant, createAskAssistant } from "./chat-client.ts";
import { CHAT_LIMITS, isBlank } from "./contract.ts";
import {
	type Conversation,
	type ConversationEvent,
	converse,
	newestQuestion,
	startConversation,
} from "./conversation.ts";
import { loadMarkdown } from "./load-markdown.ts";
import { chatRequest } from "./request.ts";

/** A conversation with the assistant, and what can be done with it. */
export interface Chat {
	subscribe(listener: () => void): () => void;
	getConversation(): Conversation;
	/** Sends a message. Does nothing while one is open, or where the text is blank or too long. */
	send(text: string): void;
	/** Ends the answer that is under way, and keeps what came of it. */
	stop(): void;
	/** Sends the newest question again, where it has no whole answer. */
	retry(): void;
	/** Ends what is under way and begins anew with the greeting. */
	restart(): void;
	/** What stands in the input but was not sent; kept while the window is closed. */
	unsent: string;
}

interface ChatDependencies {
	ask: AskAssistant;
	now?: () => Date;
	/** Is told why a message got no answer. */
	logFailure?: (cause: unknown) => void;
}

/** Length of a message as the contract counts it; 0 where it is blank. */
export const messageLength = (text: string) => (isBlank(text) ? 0 : text.trim().length);

export const isSendable = (text: string) => {
	const length = messageLength(text);
	return length > 0 && length <= CHAT_LIMITS.messageCharacters;
};

export function createChat({
	ask,
	now = () => new Date(),
	logFailure = logToConsole,
}: ChatDependencies): Chat {
	let conversation = startConversation(now());
	let call = new AbortController();
	const listeners = new Set<() => void>();

	function dispatch(event: ConversationEvent) {
		const next = converse(conversation, event);
		if (next === conversation) return;
		conversation = next;
		for (const listener of listeners) listener();
	}

	async function askNewestQuestion() {
		const newest = newestQuestion(conversation.messages);
		if (!newest) return;
		call = new AbortController();
		const { signal } = call;
		const onDelta = (delta: string) => signal.aborted || dispatch({ type: "received", delta, at: now() });
		try {
			const answer = await ask(chatRequest(newest.earlier, newest.question.content), { signal, onDelta });
			if (!signal.aborted) dispatch({ type: "answered", answer, at: now() });
		} catch (cause) {
			if (signal.aborted) return;
			logFailure(cause);
			dispatch({ type: "failed", detail: cause instanceof AssistantError ? cause.detail : undefined });
		}
	}

	return {
		unsent: "",
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		getConversation: () => conversation,
		send(text) {
			if (conversation.phase !== "idle" || !isSendable(text)) return;
			dispatch({ type: "asked", content: text.trim(), at: now() });
			void askNewestQuestion();
		},
		stop() {
			call.abort();
			dispatch({ type: "stopped" });
		},
		retry() {
			if (conversation.phase !== "idle" || !conversation.unanswered) return;
			dispatch({ type: "retried" });
			void askNewestQuestion();
		},
		restart() {
			call.abort();
			dispatch({ type: "restarted", at: now() });
		},
	};
}

const logToConsole = (cause: unknown) => console.error("Failed to send chat message:", cause);

/** Fetches what an answer needs, the first time one is asked for: the backend's client and Markdown. */
async function loadFunctions() {
	const [{ supabase }] = await Promise.all([import("./supabase-client.ts"), loadMarkdown()]);
	return supabase.functions;
}

/** The visitor's conversation. It stands outside of the pages, so it survives moving between them, and in memory only. */
export const visitorsChat = createChat({ ask: createAskAssistant(loadFunctions) });

export const useConversation = (chat: Chat): Conversation =>
	useSyncExternalStore(chat.subscribe, chat.getConversation, chat.getConversation);
