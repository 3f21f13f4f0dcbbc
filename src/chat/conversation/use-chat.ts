import { useSyncExternalStore } from "react";
import { isBlank } from "../../pages/blank.ts";
import { CHAT_LIMITS } from "../contract.ts";
import { type AskAssistant, createAskAssistant, Refused } from "./chat-client.ts";
import { chatRequest } from "./chat-request.ts";
import {
	type Conversation,
	type ConversationEvent,
	converse,
	newestQuestion,
	startConversation,
	type Unanswered,
} from "./conversation.ts";

/** A conversation with the assistant, as an external store for React. */
export interface Chat {
	subscribe(listener: () => void): () => void;
	getConversation(): Conversation;
	/** Sends a message. Does nothing while an answer is pending, or if the text is blank or too long. */
	send(text: string): void;
	/** Aborts the pending answer and keeps its text so far. */
	stop(): void;
	/** Sends the newest question again, if it has no complete answer. */
	retry(): void;
	/** Aborts a pending answer and resets the conversation to the greeting. */
	restart(): void;
	/** The unsent text of the input; survives closing the window. */
	getDraft(): string;
	write(draft: string): void;
}

interface ChatDependencies {
	greeting: string;
	ask: AskAssistant;
	/** Returns the path of the page that the visitor is on, below the base path. */
	page?: () => string;
	now?: () => Date;
	/** Called with the reason of each failure. */
	logFailure?: (cause: unknown) => void;
}

/** Returns the length of a message as the contract counts it; 0 if it is blank. */
export const messageLength = (text: string) => (isBlank(text) ? 0 : text.trim().length);

export const isSendable = (text: string) => {
	const length = messageLength(text);
	return length > 0 && length <= CHAT_LIMITS.messageCharacters;
};

export function createChat({
	greeting,
	ask,
	page,
	now = () => new Date(),
	logFailure = logToConsole,
}: ChatDependencies): Chat {
	let conversation = startConversation(greeting, now());
	let draft = "";
	let call = new AbortController();
	const listeners = new Set<() => void>();
	const notify = () => {
		for (const listener of listeners) listener();
	};

	function dispatch(event: ConversationEvent) {
		const next = converse(conversation, event);
		if (next === conversation) return;
		conversation = next;
		notify();
	}

	async function askNewestQuestion() {
		const newest = newestQuestion(conversation.messages);
		if (!newest) return;
		call = new AbortController();
		const { signal } = call;
		const onDelta = (delta: string) => signal.aborted || dispatch({ type: "received", delta, at: now() });
		try {
			const request = chatRequest(newest.earlier, newest.question.content, page?.());
			const answer = await ask(request, { signal, onDelta });
			if (!signal.aborted) dispatch({ type: "answered", answer, at: now() });
		} catch (cause) {
			if (signal.aborted) return;
			logFailure(cause);
			dispatch({ type: "ended", unanswered: reasonOf(cause, now()) });
		}
	}

	return {
		getDraft: () => draft,
		write(next) {
			draft = next;
			notify();
		},
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
			dispatch({ type: "ended", unanswered: { reason: "stopped" } });
		},
		retry() {
			if (conversation.phase !== "idle" || !conversation.unanswered) return;
			dispatch({ type: "retried" });
			void askNewestQuestion();
		},
		restart() {
			call.abort();
			dispatch({ type: "restarted", greeting, at: now() });
		},
	};
}

function reasonOf(cause: unknown, now: Date): Unanswered {
	const { status, retryAfter } = cause instanceof Refused ? cause : {};
	if (status === 429) return { reason: "limited", retryAt: now.getTime() + (retryAfter ?? 0) * 1000 };
	if (status === 503) return { reason: "switchedOff" };
	return { reason: globalThis.navigator?.onLine === false ? "offline" : "failed" };
}

const logToConsole = (cause: unknown) => console.error("Failed to send chat message:", cause);

/** Loads the backend's client with the first message. */
const loadFunctions = async () => (await import("./supabase.ts")).supabase.functions;

/** Returns the visitor's conversation: a singleton in memory, which survives navigations but not a reload. */
export const visitorsChat = (greeting: string): Chat => {
	const page = () => `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
	visitors ??= createChat({ greeting, ask: createAskAssistant(loadFunctions), page });
	return visitors;
};
let visitors: Chat | undefined;

export const useConversation = (chat: Chat): Conversation =>
	useSyncExternalStore(chat.subscribe, chat.getConversation, chat.getConversation);

export const useDraft = (chat: Chat): string =>
	useSyncExternalStore(chat.subscribe, chat.getDraft, chat.getDraft);
