import type { Language } from "../content/types.ts";
import type { ChatAnswer, ChatRole, ChatSource } from "./contract.ts";

export interface ChatMessage {
	/** Milliseconds since 1970 of its timestamp, counted up where two fall into the same one. */
	id: string;
	/** Markdown where the assistant speaks, plain text where the visitor does. */
	content: string;
	role: ChatRole;
	timestamp: Date;
	/** Of an answer as the function tells it, and of the question that it answers. */
	language?: Language | undefined;
	sources?: readonly ChatSource[];
	/** Where the visitor asked on without a whole answer: stands on the last that there is to that question. */
	unanswered?: Unanswered;
}

/** Why the newest question has no whole answer. What had come of one stands below it. */
export interface Unanswered {
	reason: "failed" | "stopped" | "offline" | "limited" | "switchedOff";
	/** When another try may succeed, in milliseconds since 1970. */
	retryAt?: number;
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
	| { type: "ended"; unanswered: Unanswered }
	| { type: "restarted"; greeting: string; at: Date };

export function startConversation(greeting: string, at: Date): Conversation {
	return {
		messages: append([], { role: "assistant", content: greeting }, at),
		phase: "idle",
		unanswered: null,
	};
}

/** The next state. Events that don't fit the state, such as a second question while one is open, change nothing. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
	if (event.type === "restarted") return startConversation(event.greeting, event.at);
	return state.phase === "idle" ? whileIdle(state, event) : whileSending(state, event);
}

/** Returns the language in which the assistant answered last; undefined before its first answer. */
export const languageOfConversation = ({ messages }: Conversation) =>
	messages.findLast(({ language }) => language)?.language;

/** The newest question and what stood before it; null before the first. */
export function newestQuestion(messages: readonly ChatMessage[]) {
	const index = messages.findLastIndex(({ role }) => role === "user");
	const question = messages[index];
	return question ? { question, earlier: messages.slice(0, index) } : null;
}

function whileIdle(state: Conversation, event: ConversationEvent): Conversation {
	if (event.type === "asked") {
		const messages = append(withEnding(state), { role: "user", content: event.content }, event.at);
		return { messages, phase: "waiting", unanswered: null };
	}
	const newest = event.type === "retried" && state.unanswered ? newestQuestion(state.messages) : null;
	if (!newest) return state;
	return { messages: [...newest.earlier, newest.question], phase: "waiting", unanswered: null };
}

function whileSending(state: Conversation, event: ConversationEvent): Conversation {
	const begun = state.phase === "streaming" ? state.messages.at(-1) : undefined;
	switch (event.type) {
		case "received": {
			const content = (begun?.content ?? "") + event.delta;
			return { ...state, phase: "streaming", messages: withAnswer(state, { content }, event.at) };
		}
		case "answered": {
			const { message: content, sources = [], language } = event.answer;
			const messages = withAnswer(state, { content, sources, language }, event.at).map(
				(message, index, all) => (index === all.length - 2 ? { ...message, language } : message),
			);
			return { messages, phase: "idle", unanswered: null };
		}
		case "ended":
			return { ...state, phase: "idle", unanswered: event.unanswered };
		default:
			return state;
	}
}

/** The messages with an answer as their last one, which replaces what had come of it before. */
function withAnswer(state: Conversation, answer: Omit<NewMessage, "role">, at: Date): readonly ChatMessage[] {
	const begun = state.phase === "streaming" ? state.messages.at(-1) : undefined;
	return begun
		? replaceLast(state, { ...begun, ...answer })
		: append(state.messages, { role: "assistant", ...answer }, at);
}

type NewMessage = Omit<ChatMessage, "id" | "timestamp">;

function append(
	messages: readonly ChatMessage[],
	message: NewMessage,
	timestamp: Date,
): readonly ChatMessage[] {
	const id = String(Math.max(timestamp.getTime(), Number(messages.at(-1)?.id ?? 0) + 1));
	return [...messages, { id, timestamp, ...message }];
}

/** The messages, with the last one telling why nothing more came after it. */
function withEnding(state: Conversation): readonly ChatMessage[] {
	const last = state.messages.at(-1);
	return last && state.unanswered
		? replaceLast(state, { ...last, unanswered: state.unanswered })
		: state.messages;
}

const replaceLast = ({ messages }: Conversation, message: ChatMessage) => [...messages.slice(0, -1), message];
