import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Content } from "../../../src/content/content.ts";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { errorName } from "./log.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { createPrompter } from "./model/prompt.ts";
import type { Assistant } from "./site/assistant.ts";

export type Answerer = ReturnType<typeof createAnswerer>;

/**
 * Creates a function that prepares an answer by the model, or by the site if the model may not be called or fails. What
 * it returns calls `send` with each delta, which the returned answer replaces, and never rejects.
 *
 * @param model Absent without a key.
 */
export function createAnswerer(
	content: Content,
	assistant: Assistant,
	promptCharacters: number,
	model?: Model,
) {
	const { places } = assistant;
	const allowed = new Set([...places.keys(), ...ownAddresses(content)]);
	const promptFor = createPrompter(content, promptCharacters);

	/**
	 * @param accepted Value of the Accept-Language header.
	 * @param signal Aborts the model call when the visitor leaves or the time is up. Without it, the site answers.
	 */
	return (request: ChatRequest, accepted?: string, signal?: AbortSignal) => {
		const site = assistant.answer(request, accepted);
		const { language, outcome, passages } = site;
		const own: ChatAnswer = { message: site.message, sources: site.sources, origin: "site", language };
		return async (send: (event: ChatStreamEvent) => void) => {
			if (!model || !signal || site.isFinal) {
				send({ delta: own.message });
				return { answer: own, report: { outcome, passages } };
			}
			try {
				const prompt = promptFor(request, site);
				const { message: said, ...report } = await model(prompt, signal, (delta) => send({ delta }));
				const { withOwnLinks } = await import("./model/own-links.ts");
				const { message, hrefs } = withOwnLinks(said, allowed);
				if (message.trim() === "") throw new ModelFault({ fault: "empty" });
				const sources = hrefs.flatMap((href) => {
					const title = places.get(href);
					return title === undefined ? [] : { title, href };
				});
				const answer: ChatAnswer = { message, sources, origin: "model", language };
				if (report.cut) answer.incomplete = true;
				return { answer, report: { ...report, outcome: "answered" as const, passages } };
			} catch (error) {
				const report = error instanceof ModelFault ? error.report : { fault: errorName(error) };
				return { answer: own, report: { ...report, outcome, passages } };
			}
		};
	};
}
