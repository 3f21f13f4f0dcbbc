import type { Language } from "../../content/types.ts";
import type { ChatAnswer, ChatRole, ChatSource } from "../contract.ts";

export interface ChatMessage {
	/** Its timestamp in milliseconds since 1970, incremented if already taken. */
	id: string;
	/** Markdown from the assistant, plain text from the visitor. */
	content: string;
	role: ChatRole;
	timestamp: Date;
	/** Language that the function reports for an answer; set on its question too. */
	language?: Language | undefined;
	sources?: readonly ChatSource[];
	/** Set if the answer breaks off. */
	incomplete?: true | undefined;
	/** Set on the last message of a question that remained unanswered when the visitor asked the next one. */
	unanswered?: Unanswered;
}

/** Why the newest question has no complete answer. */
export interface Unanswered {
	reason: "failed" | "stopped" | "offline" | "limited" | "switchedOff";
	/** Earliest time to retry, in milliseconds since 1970. */
	retryAt?: number;
}

export interface Conversation {
	/** Oldest first; the first is always the greeting. */
	messages: readonly ChatMessage[];
	/** `streaming` from the first delta of an answer, while the newest message grows. */
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

/** Returns the next state. Ignores events that don't fit, such as a question while another one is pending. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
	if (event.type === "restarted") return startConversation(event.greeting, event.at);
	return state.phase === "idle" ? whileIdle(state, event) : whileSending(state, event);
}

/** Returns the language of the last answer; undefined before the first. */
export const languageOfConversation = ({ messages }: Conversation) =>
	messages.findLast(({ language }) => language)?.language;

/** Returns the newest question and the messages before it; null before the first question. */
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
			const { message: content, sources = [], language, incomplete } = event.answer;
			const messages = withAnswer(state, { content, sources, language, incomplete }, event.at).map(
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

/** Appends an answer, or replaces the partial answer with it. */
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

/** Marks the last message with the reason why its question has no complete answer. */
function withEnding(state: Conversation): readonly ChatMessage[] {
	const last = state.messages.at(-1);
	return last && state.unanswered
		? replaceLast(state, { ...last, unanswered: state.unanswered })
		: state.messages;
}

const replaceLast = ({ messages }: Conversation, message: ChatMessage) => [...messages.slice(0, -1), message];
