import type { ChatAnswer, ChatContextEntry, ChatStreamEvent } from "../../../../src/chat/contract.ts";
import { dependenciesFrom } from "../dependencies.ts";
import type { Environment } from "../env.ts";
import { type Connection, createHandler, type Dependencies } from "../handler.ts";
import type { LogEntry } from "../log.ts";
import { createAssistant, type SiteAnswer } from "../site-answer.ts";
import { siteContent } from "../site-content.ts";

/** Built once: it holds no state. */
export const siteAssistant = createAssistant(siteContent);

/** The site's answer to the last of several questions, each asked after the answers to the ones before. */
export function talk(...questions: readonly string[]): SiteAnswer {
	const context: ChatContextEntry[] = [];
	let answer = siteAssistant.answer({ message: "", context });
	for (const question of questions) {
		answer = siteAssistant.answer({ message: question, context });
		context.push({ role: "user", content: question }, { role: "assistant", content: answer.message });
	}
	return answer;
}

const URL = "http://127.0.0.1/ai-chat";

/** A handler with the real content, its log in a list, and limits that no test meets by accident. */
export function startChat(environment: Environment = {}, changes: Partial<Dependencies> = {}) {
	const log: LogEntry[] = [];
	const settings = { CHAT_RATE_PER_MINUTE: "1000", ...environment };
	const dependencies = dependenciesFrom(settings, siteAssistant, () => undefined);
	const handler = createHandler({ ...dependencies, log: (entry) => log.push(entry), ...changes });
	const post = (body: BodyInit | null, headers: HeadersInit = {}, connection?: Connection) =>
		handler(
			new Request(URL, { method: "POST", body, headers: { "content-type": "application/json", ...headers } }),
			connection,
		);
	return {
		handler,
		log,
		post,
		async ask(message: string, context: ChatContextEntry[] = []): Promise<ChatAnswer> {
			const response = await post(JSON.stringify({ message, context }));
			return await response.json();
		},
		/** Asks for a stream and reads its events to the end. */
		async stream(message: string, context: ChatContextEntry[] = []): Promise<ChatStreamEvent[]> {
			const response = await post(JSON.stringify({ message, context }), { accept: "text/event-stream" });
			return readEvents(await response.text());
		},
	};
}

export const readEvents = (text: string): ChatStreamEvent[] =>
	text
		.split("\n\n")
		.filter((event) => event.startsWith("data: "))
		.map((event) => JSON.parse(event.slice(6)));
