import { useSyncExternalStore } from "react";
import type { Language } from "../../content/types.ts";
import { keptOverReload } from "../../document/kept-over-reload.ts";
import { isBlank } from "../../pages/blank.ts";
import { CHAT_LIMITS } from "../contract.ts";
import { AssistantError } from "./answer.ts";
import { type AskAssistant, chatRequest, createAskAssistant } from "./chat-client.ts";
import {
	type ConversationEvent,
	converse,
	STOPPED,
	startConversation,
	type Unanswered,
} from "./conversation.ts";
import { isKeptChat, type KeptChat, keep, resume } from "./kept-chat.ts";

interface ChatDependencies {
	greeting: string;
	/** The greeting's. */
	language?: Language;
	ask: AskAssistant;
	kept?: KeptChat | undefined;
	/** Called with the reason of each failure. */
	logFailure?: (cause: unknown) => void;
}

/** Returns the length of a message as the contract counts it; 0 if it is blank. */
export const messageLength = (text: string) => (isBlank(text) ? 0 : text.trim().length);

export const isSendable = (text: string) => {
	const length = messageLength(text);
	return length > 0 && length <= CHAT_LIMITS.messageCharacters;
};

/** A conversation with the assistant, as an external store for React. */
export type Chat = ReturnType<typeof createChat>;

export function createChat({
	greeting,
	language,
	ask,
	kept,
	logFailure = (cause) => console.error("Failed to send chat message:", cause),
}: ChatDependencies) {
	let conversation = kept ? resume(kept) : startConversation(greeting, new Date(), language);
	let draft = kept?.draft ?? "";
	let call = new AbortController();
	const listeners = new Set<() => void>();
	const notify = () => {
		for (const listener of listeners) listener();
	};

	function dispatch(event: ConversationEvent) {
		const { phase } = conversation;
		conversation = converse(conversation, event, new Date());
		notify();
		if (phase === "idle" && conversation.phase === "waiting") void askNewestQuestion();
	}

	async function askNewestQuestion() {
		const { messages } = conversation;
		const request = chatRequest(messages.slice(0, -1), messages.at(-1)?.content ?? "");
		call = new AbortController();
		const { signal } = call;
		const onDelta = (delta: string) => signal.aborted || dispatch({ type: "received", delta });
		try {
			const answer = await ask(request, { signal, onDelta });
			if (!signal.aborted) dispatch({ type: "answered", answer });
		} catch (cause) {
			if (signal.aborted) return;
			logFailure(cause);
			dispatch({ type: "ended", unanswered: reasonOf(cause) });
		}
	}

	return {
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		getConversation: () => conversation,
		/** Returns the unsent text of the input. */
		getDraft: () => draft,
		write(next: string) {
			draft = next;
			notify();
		},
		/** Sends a message. Does nothing while an answer is pending, or if the text is blank or too long. */
		send(text: string) {
			if (isSendable(text)) dispatch({ type: "asked", content: text.trim() });
		},
		/** Aborts the pending answer and keeps its text so far. */
		stop() {
			call.abort();
			dispatch(STOPPED);
		},
		/** Sends the newest question again, if it has no complete answer. */
		retry: () => dispatch({ type: "retried" }),
		/** Aborts a pending answer and resets the conversation to the greeting. */
		restart() {
			call.abort();
			const previous = converse(conversation, STOPPED, new Date());
			conversation = { ...startConversation(greeting, new Date(), language), previous };
			notify();
		},
		/** Takes a restart back, until the next question. */
		restore() {
			conversation = conversation.previous ?? conversation;
			notify();
		},
	};
}

function reasonOf(cause: unknown): Unanswered {
	if (globalThis.navigator?.onLine === false) return { reason: "offline" };
	const { reason, retryAfter } = cause instanceof AssistantError ? cause : new AssistantError("");
	return reason === "limited" ? { reason, retryAt: Date.now() + retryAfter * 1000 } : { reason };
}

/** Returns the visitor's conversation: a singleton, which survives navigations and reloads in its tab. */
export const visitorsChat = (assistant: Pick<ChatDependencies, "greeting" | "language">): Chat => {
	visitors ??= createChat({
		...assistant,
		ask: createAskAssistant(),
		kept: keptOverReload("assistant-1", () => visitors && keep(visitors), isKeptChat).kept,
	});
	return visitors;
};
let visitors: Chat | undefined;

export const useConversation = (chat: Chat) => useSyncExternalStore(chat.subscribe, chat.getConversation);

export const useDraft = (chat: Chat) => useSyncExternalStore(chat.subscribe, chat.getDraft);
