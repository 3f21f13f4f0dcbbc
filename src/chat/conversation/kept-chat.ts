import { chat } from "../../content/chat.ts";
import { type Conversation, converse, STOPPED } from "./conversation.ts";

export interface KeptChat extends Pick<Conversation, "messages" | "unanswered"> {
	draft: string;
}

/** Returns whether a stored value can be resumed: another version of the site may have stored it. */
export function isKeptChat(value: unknown): value is KeptChat {
	const { messages, unanswered, draft } = Object(value);
	const isFailure = Object.hasOwn(chat.unanswered, Object(unanswered).reason);
	const isWhole = Array.isArray(messages) && messages.length > 0 && messages.every(isMessage);
	return isWhole && (unanswered === null || isFailure) && typeof draft === "string";
}

function isMessage(value: unknown): boolean {
	const { id, content, role, language = "de", sources = [], questions = [] } = Object(value);
	const isText = /^\d+ (user|assistant) [a-z]{2,3}$/.test(`${id} ${role} ${language}`);
	const areSources =
		Array.isArray(sources) && sources.every((one) => isString(one?.title) && isString(one.href));
	const areQuestions = Array.isArray(questions) && questions.every(isString);
	return isText && isString(content) && areSources && areQuestions;
}

const isString = (value: unknown) => typeof value === "string";

/**
 * Returns a kept conversation. The reload has ended an outdated page, the wait for a connection, and perhaps the answer:
 * Chromium fails a pending one before it hides the page, so a failure counts as a stop.
 */
export const resume = ({ messages, unanswered }: KeptChat): Conversation => ({
	messages: messages.map((message) => ({ ...message, timestamp: new Date(message.timestamp) })),
	phase: "idle",
	unanswered: unanswered && !/limited|switchedOff/.test(unanswered.reason) ? STOPPED.unanswered : unanswered,
});

/** Returns what to keep of a chat, whose pending answer ends with the page as if stopped; undefined if it is unused. */
export function keep(chat: { getConversation(): Conversation; getDraft(): string }): KeptChat | undefined {
	const { messages, unanswered } = converse(chat.getConversation(), STOPPED, new Date());
	const draft = chat.getDraft();
	return messages.length > 1 || draft ? { messages, unanswered, draft } : undefined;
}
