import { secondSite } from "../../../../fixtures/second-site/content.ts";
import type { ChatAnswer, ChatContextEntry, ChatStreamEvent } from "../../../../src/chat/contract.ts";
import { createAnswerer } from "../answer.ts";
import { type Environment, readSettings } from "../env.ts";
import { createHandler } from "../handler.ts";
import type { LogEntry } from "../log.ts";
import { type Model, openAiModel } from "../model/openai-model.ts";
import { createRateLimiter, type RateLimiter } from "../rate-limit.ts";
import type { Assistant, SiteAnswer } from "../site/assistant.ts";

/** The second site's, so that no test depends on the shipped content. */
export const content = secondSite;

export const FINAL_QUESTION = "A question that no model may answer";

const places = new Map([
	["/", "Start"],
	["/#contact", "Contact"],
	["/services/tea", "Tea"],
]);

/** The fake assistant's only answer. */
export const siteAnswer: SiteAnswer = {
	message: "Yes: [Tea](/services/tea).",
	sources: [{ title: "Tea", href: "/services/tea" }],
	questions: ["Is there tea?"],
	language: "en",
	outcome: "answered",
	isFinal: false,
	passages: ["services/tea"],
	ranked: [],
	topic: [],
};

/** A fake of the answering without a model. */
const assistant: Assistant = {
	places,
	answer: ({ message }) => ({ ...siteAnswer, isFinal: message === FINAL_QUESTION }),
};

interface Changes {
	model?: Model;
	limiter?: RateLimiter;
}

/** Creates a handler that logs to a list, with limits that tests don't reach by accident. */
export function startChat(environment: Environment = {}, changes: Changes = {}) {
	const log: LogEntry[] = [];
	const key = changes.model && { OPENAI_API_KEY: "sk-test" };
	const settings = readSettings({ CHAT_RATE_PER_MINUTE: "1000", ...key, ...environment });
	const model = changes.model ?? (settings.model && openAiModel(settings.model));
	const answerer = createAnswerer(content, assistant, settings.promptCharacters, model);
	const limiter = changes.limiter ?? createRateLimiter(settings);
	const handler = createHandler(settings, answerer, limiter, (entry) => log.push(entry));
	const post = (
		body: BodyInit | null,
		headers: HeadersInit = {},
		connection?: Parameters<typeof handler>[1],
	) =>
		handler(
			new Request("http://127.0.0.1/ai-chat", {
				method: "POST",
				body,
				headers: { "content-type": "application/json", ...headers },
			}),
			connection,
		);
	return {
		handler,
		log,
		post,
		async ask(message: string, context: readonly ChatContextEntry[] = []): Promise<ChatAnswer> {
			const response = await post(JSON.stringify({ message, context }));
			return await response.json();
		},
		/** Requests a stream and reads all its events. */
		async stream(message: string, context: readonly ChatContextEntry[] = []): Promise<ChatStreamEvent[]> {
			const response = await post(JSON.stringify({ message, context }), { accept: "text/event-stream" });
			const events = (await response.text()).split("\n\n").filter((event) => event !== "");
			return events.map((event) => JSON.parse(event.replace(/^data: /, "")));
		},
	};
}
