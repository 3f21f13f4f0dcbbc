import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Content } from "../../../src/content/content.ts";
import type { Language } from "../../../src/content/types.ts";
import { pathsIn } from "../../../src/pages/pages.ts";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { errorName } from "./log.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { createPrompter } from "./model/prompt.ts";
import { type Assistant, memoized, type SiteAnswer } from "./site/assistant.ts";

export type Answerer = ReturnType<typeof createAnswerer>;

/** How to answer a request. */
interface Asked {
	/** Value of the Accept-Language header. */
	accepted: string;
	/** Whether a model may be called; else the site answers. */
	mayAskModel: boolean;
	/** Aborts the model call when the visitor leaves or the time is up. */
	signal: AbortSignal;
}

/**
 * Creates the answerer. It is called in two steps, so that a crash of the site's own answer is an error with a status
 * instead of a broken stream: `prepare` finds the site's answer, and the function that it returns finishes, with the
 * model's if there is one.
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
	/** Every address to which answers may link, with the same place's in a language. */
	const addressesIn = memoized((language: Language) => {
		const paths = pathsIn(content, language);
		return new Map(
			[...places.keys(), ...ownAddresses(content)].map((href) => [
				href,
				href.replace(/^\/[^#]*/, (path) => paths.get(path) ?? path),
			]),
		);
	});
	const promptFor = createPrompter(content, promptCharacters);

	/**
	 * Returns what may be shown of a model's answer, with the place that the site's own search found if it links none.
	 *
	 * @throws ModelFault if that is nothing.
	 */
	async function checked({ message: said, ...report }: Awaited<ReturnType<Model>>, site: SiteAnswer) {
		const { withOwnLinks } = await import("./model/own-links.ts");
		const { message, hrefs } = withOwnLinks(said, addressesIn(site.language));
		if (message.trim() === "") throw new ModelFault({ fault: "empty" });
		const sources = hrefs.flatMap((href) => {
			const title = places.get(href);
			return title === undefined ? [] : { title, href };
		});
		return { message, sources: sources.length > 0 ? sources : site.sources.slice(0, 1), report };
	}

	return function prepare(request: ChatRequest, { accepted, mayAskModel, signal }: Asked) {
		const site = assistant.answer(request, accepted);
		const { language, questions, outcome, passages } = site;
		const common = { questions, language };
		const own: ChatAnswer = { ...common, message: site.message, sources: site.sources, origin: "site" };

		/** Calls `send` with each delta, which the returned answer replaces. Never rejects. */
		return async function finish(send: (event: ChatStreamEvent) => void) {
			if (!model || !mayAskModel || site.isFinal) {
				send({ delta: own.message });
				return { answer: own, report: { outcome, passages } };
			}
			try {
				const call = await model(promptFor(request, site), signal, (delta) => send({ delta }));
				const { message, sources, report } = await checked(call, site);
				const answer: ChatAnswer = { ...common, message, sources, origin: "model" };
				if (report.cut) answer.incomplete = true;
				return { answer, report: { ...report, outcome: "answered" as const, passages } };
			} catch (error) {
				const report = error instanceof ModelFault ? error.report : { fault: errorName(error) };
				return { answer: own, report: { ...report, outcome, passages } };
			}
		};
	};
}
