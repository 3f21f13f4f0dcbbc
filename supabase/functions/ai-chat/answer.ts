import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Content } from "../../../src/content/content.ts";
import type { Language } from "../../../src/content/types.ts";
import { pathsIn } from "../../../src/pages/pages.ts";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { errorName } from "./log.ts";
import { languageOf } from "./model/language.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { createPrompter } from "./model/prompt.ts";
import type { Assistant } from "./site/assistant.ts";
import { memoized } from "./site/memoized.ts";

export type Answerer = ReturnType<typeof createAnswerer>;

/**
 * Creates the answerer: a function that finds the site's answer, and returns one that finishes, with the model's if there
 * is one. In two steps, so that a crash of the former has a status instead of breaking a stream.
 */
export function createAnswerer(content: Content, assistant: Assistant, promptLength: number, model?: Model) {
	const { places } = assistant;
	/** Every address to which answers may link, with the same place's in a language. */
	const addressesIn = memoized((language: Language) => {
		const paths = pathsIn(content, language);
		const all = [...places.keys(), ...ownAddresses(content)];
		return new Map(all.map((href) => [href, href.replace(/^\/[^#]*/, (path) => paths.get(path) ?? path)]));
	});
	const sourceOf = (href: string) => ({ title: places.get(href) ?? "", href });
	const promptFor = createPrompter(content, promptLength);

	/** @param accepted The header Accept-Language. */
	return function prepare(request: ChatRequest, accepted: string, mayAskModel: boolean, signal: AbortSignal) {
		const site = assistant.answer(request, accepted);
		const { message, sources, questions, language, outcome, passages } = site;
		const own: ChatAnswer = { message, sources, questions, origin: "site", language };

		/** Calls `send` with each delta, which the returned answer replaces. Never rejects. */
		return async function finish(send: (event: ChatStreamEvent) => void) {
			if (!model || !mayAskModel || site.isFinal) {
				send({ delta: message });
				return { answer: own, report: { outcome, passages } };
			}
			try {
				const prompt = promptFor(request, site);
				const { message: said, ...report } = await model(prompt, signal, (delta) => send({ delta }));
				const { withOwnLinks } = await import("./model/own-links.ts");
				const { message, hrefs } = withOwnLinks(said, addressesIn(language));
				if (message.trim() === "") throw new ModelFault({ fault: "empty" });
				const linked = hrefs.filter((href) => places.has(href));
				const answer: ChatAnswer = {
					...{ ...own, message, origin: "model", language: languageOf(message, language) },
					// The place that the site's own search found, if the model links none.
					sources: linked.length > 0 ? linked.map(sourceOf) : sources.slice(0, 1),
					...(report.cut && { incomplete: true }),
				};
				return { answer, report: { ...report, outcome: "answered" as const, passages } };
			} catch (error) {
				const report = error instanceof ModelFault ? error.report : { fault: errorName(error) };
				return { answer: own, report: { ...report, outcome, passages } };
			}
		};
	};
}
