import type { Language } from "../../content/types.ts";
import type { ChatAnswer, ChatRole, ChatSource } from "../contract.ts";
import type { AssistantError } from "./answer.ts";

export interface ChatMessage {
	/** Its timestamp in milliseconds since 1970, incremented if already taken. */
	id: string;
	/** Markdown from the assistant, plain text from the visitor. */
	content: string;
	role: ChatRole;
	timestamp: Date;
	/** The greeting's, or the one that the function reports for an answer (BCP 47); set on its question too. */
	language?: string | undefined;
	sources?: readonly ChatSource[];
	/** Questions to suggest next. */
	questions?: readonly string[];
	/** Set if the answer breaks off. */
	incomplete?: true | undefined;
}

/** Why the newest question has no complete answer. */
export interface Unanswered {
	reason: AssistantError["reason"] | "stopped" | "offline";
	/** Earliest time to retry, in milliseconds since 1970. */
	retryAt?: number;
}

export interface Conversation {
	/** Oldest first; the first is always the greeting. */
	messages: readonly ChatMessage[];
	/** The newest message is a question while `waiting`, and a growing answer while `streaming`. */
	phase: "idle" | "waiting" | "streaming";
	unanswered: Unanswered | null;
	/** What was given up for this conversation, until its first question. */
	previous?: Conversation;
}

export type ConversationEvent =
	| { type: "asked"; content: string }
	| { type: "retried" }
	| { type: "received"; delta: string }
	| { type: "answered"; answer: ChatAnswer }
	| { type: "ended"; unanswered: Unanswered };

/** Characters of an answer that are shown, whatever a backend sends. */
const MAX_ANSWER = 32_000;

/** The visitor, or the end of the page, has ended a pending answer. */
export const STOPPED = { type: "ended", unanswered: { reason: "stopped" } } as const;

export function startConversation(greeting: string, at: Date, language?: Language): Conversation {
	return {
		messages: append([], { role: "assistant", content: greeting, language }, at),
		phase: "idle",
		unanswered: null,
	};
}

/** Returns the next state. Ignores events that don't fit, such as a question while another one is pending. */
export function converse(state: Conversation, event: ConversationEvent, at: Date): Conversation {
	const isAsking = event.type === "asked" || event.type === "retried";
	if (isAsking !== (state.phase === "idle")) return state;
	const { messages } = state;
	const begun = state.phase === "streaming" ? messages.at(-1) : undefined;
	const before = begun ? messages.slice(0, -1) : messages;
	switch (event.type) {
		case "asked": {
			const question: NewMessage = { role: "user", content: event.content };
			return { messages: append(messages, question, at), phase: "waiting", unanswered: null };
		}
		case "retried": {
			if (!state.unanswered) return state;
			const end = messages.findLastIndex(({ role }) => role === "user") + 1;
			return { messages: messages.slice(0, end), phase: "waiting", unanswered: null };
		}
		case "received": {
			const content = ((begun?.content ?? "") + event.delta).slice(0, MAX_ANSWER);
			const answer: NewMessage = { role: "assistant", content };
			return { ...state, phase: "streaming", messages: append(before, { ...begun, ...answer }, at) };
		}
		case "answered": {
			const { message, sources = [], questions = [], language, incomplete } = event.answer;
			const content = message.slice(0, MAX_ANSWER);
			const isCut = content !== message || undefined;
			const details = { sources, questions, language, incomplete: incomplete ?? isCut };
			const answer: NewMessage = { ...begun, role: "assistant", content, ...details };
			const asked = before.map((one, index) => (index === before.length - 1 ? { ...one, language } : one));
			return { messages: append(asked, answer, at), phase: "idle", unanswered: null };
		}
		case "ended":
			return {
				messages: begun ? [...before, { ...begun, incomplete: true }] : messages,
				phase: "idle",
				unanswered: event.unanswered,
			};
	}
}

/** Returns a message's language if the window has words in it: a model may answer in any. */
export const siteLanguageOf = ({ language: tag }: ChatMessage) =>
	tag === "de" || tag === "en" ? tag : undefined;

/** Returns the language of the last answer in one of the site's; undefined before the first. */
export const languageOfConversation = ({ messages }: Conversation) =>
	messages.slice(1).map(siteLanguageOf).findLast(Boolean);

type NewMessage = Omit<ChatMessage, "id" | "timestamp">;

/** Appends a message; one that was begun before keeps its id and timestamp. */
function append(messages: readonly ChatMessage[], message: NewMessage, timestamp: Date): ChatMessage[] {
	const id = String(Math.max(timestamp.getTime(), Number(messages.at(-1)?.id ?? 0) + 1));
	return [...messages, { id, timestamp, ...message }];
}
