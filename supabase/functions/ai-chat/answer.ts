import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import { LinkFilter, type LinkRules } from "./links/link-filter.ts";
import type { LogEntry } from "./log.ts";
import { type Model, ModelFault } from "./model-answer.ts";
import type { PromptMessage, PromptQuestion } from "./prompt.ts";
import type { Assistant, SiteAnswer } from "./site-answer.ts";

/** What an answer tells the log. */
export type AnswerReport = Pick<
	LogEntry,
	"outcome" | "origin" | "language" | "passages" | "pages" | "fault" | "providerStatus"
>;

/** The two ways to answer and what they need. */
export interface Answerer {
	assistant: Assistant;
	/** Absent without a key. */
	model?: Model;
	prompt(question: PromptQuestion): PromptMessage[];
	links: LinkRules;
	/** The title of each route, for the sources of a model's answer. */
	titles: ReadonlyMap<string, string>;
}

export interface AnswerOptions {
	/** Whether this call may ask the model. */
	useModel: boolean;
	/** Ends the model's call: the visitor left, or the time is up. */
	signal: AbortSignal;
}

/**
 * Answers a request: by the model where it may be asked, and by the site where it may not or fails. With
 * `send`, what the model says is passed on as it comes; the returned answer is whole and authoritative
 * in either case.
 */
export async function answerRequest(
	request: ChatRequest,
	{ assistant, model, prompt, links, titles }: Answerer,
	{ useModel, signal }: AnswerOptions,
	send?: (event: ChatStreamEvent) => void,
): Promise<{ answer: ChatAnswer; report: AnswerReport }> {
	const site = assistant.answer(request);
	if (!model || !useModel || site.isFinal) return siteAnswer(site, send);
	const messages = prompt({ ...request, language: site.language, passages: site.grounding });
	const filter = new LinkFilter(links);
	try {
		let text = "";
		if (send) {
			for await (const delta of model.stream(messages, signal)) {
				const shown = filter.push(delta);
				text += shown;
				if (shown !== "") send({ delta: shown });
			}
		} else text = filter.push(await model.complete(messages, signal));
		const rest = filter.end();
		if (rest !== "") send?.({ delta: rest });
		text = (text + rest).trim();
		// Nothing but foreign links is no answer either.
		if (text === "") throw new ModelFault("empty");
		const sources = Array.from(filter.hrefs, (href) => ({ title: titles.get(href) ?? href, href }));
		return {
			answer: { message: text, sources, origin: "model" },
			report: {
				outcome: "answered",
				origin: "model",
				language: site.language,
				passages: site.grounding.map(({ id }) => id),
				pages: [...filter.hrefs],
			},
		};
	} catch (error) {
		const fault = error instanceof ModelFault ? error : new ModelFault("unexpected");
		// The whole answer that follows replaces what the model had said so far.
		const { answer, report } = siteAnswer(site);
		const outcome = fault.fault === "client_left" ? "client_left" : report.outcome;
		return { answer, report: { ...report, outcome, fault: fault.fault, providerStatus: fault.status } };
	}
}

function siteAnswer(
	{ message, sources, language, outcome, passages }: SiteAnswer,
	send?: (event: ChatStreamEvent) => void,
): { answer: ChatAnswer; report: AnswerReport } {
	send?.({ delta: message });
	return {
		answer: { message, sources, origin: "site" },
		report: { outcome, origin: "site", language, passages, pages: sources.map(({ href }) => href) },
	};
}
