import { chat } from "../content/chat.ts";
import type { ChatAnswer, ChatRole, ChatSource } from "./contract.ts";

export interface ChatMessage {
	/** Milliseconds since 1970 of its timestamp, counted up where two fall into the same one. */
	id: string;
	/** Markdown where the assistant speaks, plain text where the visitor does. */
	content: string;
	role: ChatRole;
	timestamp: Date;
	sources?: readonly ChatSource[];
	/** Where the visitor asked on without a whole answer: stands on the last that there is to that question. */
	unanswered?: Unanswered;
}

/** Why the newest question has no whole answer. What had come of one stands below it. */
export interface Unanswered {
	reason: "failed" | "stopped";
	/** What the function said about it: a sentence for a person. */
	detail?: string | undefined;
}

export interface Conversation {
	/** Oldest first; the first is always the greeting. */
	messages: readonly ChatMessage[];
	/** `streaming` from the first characters of an answer on; the newest message then grows. */
	phase: "idle" | "waiting" | "streaming";
	unanswered: Unanswered | null;
}

export type ConversationEvent =
	| { type: "asked"; content: string; at: Date }
	| { type: "retried" }
	| { type: "received"; delta: string; at: Date }
	| { type: "answered"; answer: ChatAnswer; at: Date }
	| { type: "stopped" }
	| { type: "failed"; detail?: string | undefined }
	| { type: "restarted"; at: Date };

export function startConversation(at: Date): Conversation {
	return { messages: append([], "assistant", chat.greeting, at), phase: "idle", unanswered: null };
}

/** The next state. Events that don't fit the state, such as a second question while one is open, change nothing. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
	if (event.type === "restarted") return startConversation(event.at);
	return state.phase === "idle" ? whileIdle(state, event) : whileSending(state, event);
}

/** The newest question and what stood before it; null before the first. */
export function newestQuestion(messages: readonly ChatMessage[]) {
	const index = messages.findLastIndex(({ role }) => role === "user");
	const question = messages[index];
	return question ? { question, earlier: messages.slice(0, index) } : null;
}

function whileIdle(state: Conversation, event: ConversationEvent): Conversation {
	if (event.type === "asked") {
		const messages = append(withEnding(state), "user", event.content, event.at);
		return { messages, phase: "waiting", unanswered: null };
	}
	const newest = event.type === "retried" && state.unanswered ? newestQuestion(state.messages) : null;
	if (!newest) return state;
	return { messages: [...newest.earlier, newest.question], phase: "waiting", unanswered: null };
}

function whileSending(state: Conversation, event: ConversationEvent): Conversation {
	const begun = state.phase === "streaming" ? state.messages.at(-1) : undefined;
	switch (event.type) {
		case "received":
			return begun
				? { ...state, messages: replaceLast(state, { ...begun, content: begun.content + event.delta }) }
				: {
						...state,
						phase: "streaming",
						messages: append(state.messages, "assistant", event.delta, event.at),
					};
		case "answered": {
			const { message: content, sources } = event.answer;
			const messages = begun
				? replaceLast(state, { ...begun, content, sources: sources ?? [] })
				: append(state.messages, "assistant", content, event.at, sources);
			return { messages, phase: "idle", unanswered: null };
		}
		case "stopped":
			return { ...state, phase: "idle", unanswered: { reason: "stopped" } };
		case "failed":
			return { ...state, phase: "idle", unanswered: { reason: "failed", detail: event.detail } };
		default:
			return state;
	}
}

function append(
	messages: readonly ChatMessage[],
	role: ChatRole,
	content: string,
	timestamp: Date,
	sources?: readonly ChatSource[],
): readonly ChatMessage[] {
	const id = String(Math.max(timestamp.getTime(), Number(messages.at(-1)?.id ?? 0) + 1));
	return [...messages, { id, role, content, timestamp, ...(sources ? { sources } : {}) }];
}

/** The messages, with the last one telling why nothing more came after it. */
function withEnding(state: Conversation): readonly ChatMessage[] {
	const last = state.messages.at(-1);
	return last && state.unanswered
		? replaceLast(state, { ...last, unanswered: state.unanswered })
		: state.messages;
}

const replaceLast = ({ messages }: Conversation, message: ChatMessage) => [...messages.slice(0, -1), message];
