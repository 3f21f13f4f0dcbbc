import { chat } from "../../content/chat.ts";
import { type ChatMessage, type Conversation, converse, STOPPED } from "./conversation.ts";

/** What of a chat survives a reload. */
export interface KeptChat extends Pick<Conversation, "messages" | "unanswered"> {
	draft: string;
}

type Unchecked<T> = Partial<Record<keyof T, unknown>>;

/** Returns whether a stored value can be resumed: another version of the site may have stored it. */
export function isKeptChat(value: unknown): value is KeptChat {
	const { messages, unanswered, draft }: Unchecked<KeptChat> = Object(value);
	return (
		Array.isArray(messages) &&
		messages.length > 0 &&
		messages.every(isMessage) &&
		(unanswered === null || Object.hasOwn(chat.unanswered, Object(unanswered).reason)) &&
		typeof draft === "string"
	);
}

function isMessage(value: unknown): boolean {
	const message: Unchecked<ChatMessage> = Object(value);
	const { id, content, role, timestamp, language, sources = [], questions = [] } = message;
	return (
		/^\d+$/.test(`${id}`) &&
		typeof content === "string" &&
		/^(user|assistant)$/.test(`${role}`) &&
		/^(undefined|de|en)$/.test(`${language}`) &&
		!Number.isNaN(Date.parse(`${timestamp}`)) &&
		Array.isArray(sources) &&
		sources.every((source) => typeof source?.title === "string" && typeof source.href === "string") &&
		Array.isArray(questions) &&
		questions.every((question) => typeof question === "string")
	);
}

/** Returns a kept conversation. The reload has ended an outdated page, and the wait for a connection. */
export const resume = ({ messages, unanswered }: KeptChat): Conversation => ({
	messages: messages.map((message) => ({ ...message, timestamp: new Date(message.timestamp) })),
	phase: "idle",
	unanswered: /outdated|offline/.test(`${unanswered?.reason}`) ? STOPPED.unanswered : unanswered,
});

/** Returns what to keep of a chat, whose pending answer ends with the page as if stopped; undefined if it is unused. */
export function keep(conversation: Conversation, draft: string): KeptChat | undefined {
	const { messages, unanswered } = converse(conversation, STOPPED, new Date());
	return messages.length > 1 || draft ? { messages, unanswered, draft } : undefined;
}
