import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Content } from "../../../src/content/content.ts";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { errorName, type LogEntry } from "./log.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { withOwnLinks } from "./model/own-links.ts";
import { createPrompter } from "./model/prompt.ts";
import type { Assistant, SiteAnswer } from "./site/assistant.ts";

interface AnswerOptions {
	/** Whether this call may ask the model. */
	useModel: boolean;
	/** Value of the Accept-Language header. */
	accepted?: string;
	/** Aborts the model call when the visitor leaves or the time is up. */
	signal: AbortSignal;
}

interface Answered {
	answer: ChatAnswer;
	/** The answer's fields of the log entry. */
	report: Omit<LogEntry, "status" | "ms" | "stream" | "limiterDown" | "budgetSpent">;
}

export interface Answerer {
	hasModel: boolean;
	/**
	 * Answers a request by the model, or by the site if the model may not be called or fails.
	 *
	 * @param send Called with each delta; the returned answer replaces them.
	 */
	answer(
		request: ChatRequest,
		options: AnswerOptions,
		send?: (event: ChatStreamEvent) => void,
	): Promise<Answered>;
}

/** @param model Absent without a key. */
export function createAnswerer(content: Content, assistant: Assistant, model?: Model): Answerer {
	const { places } = assistant;
	const allowed = new Set([...places.keys(), ...ownAddresses(content)]);
	const promptFor = createPrompter(content);

	return {
		hasModel: model !== undefined,
		async answer(request, { useModel, accepted, signal }, send = () => undefined) {
			const site = assistant.answer(request, accepted);
			if (!model || !useModel || site.isFinal) {
				send({ delta: site.message });
				return fromSite(site);
			}
			try {
				const said = await model(promptFor(request, site), signal, (delta) => send({ delta }));
				const { message, hrefs } = withOwnLinks(said.message, allowed);
				if (message.trim() === "") throw new ModelFault("empty");
				const sources = hrefs.flatMap((href) => {
					const title = places.get(href);
					return title === undefined ? [] : { title, href };
				});
				const { language, passages } = site;
				const { cut, setting } = said;
				const answer: ChatAnswer = { message, sources, origin: "model", language };
				if (cut) answer.incomplete = true;
				return withReport(answer, { outcome: "answered", passages, cut, setting });
			} catch (error) {
				const fault = error instanceof ModelFault ? error : { fault: errorName(error), report: {} };
				const { answer, report } = fromSite(site);
				const outcome = fault.fault === "client_left" ? fault.fault : report.outcome;
				return { answer, report: { ...report, ...fault.report, outcome, fault: fault.fault } };
			}
		},
	};
}

const fromSite = ({ message, sources, language, outcome, passages }: SiteAnswer) =>
	withReport({ message, sources, origin: "site", language }, { outcome, passages });

function withReport(answer: ChatAnswer, report: Answered["report"]): Answered {
	const { origin, language, sources = [] } = answer;
	return { answer, report: { origin, language, pages: sources.map(({ href }) => href), ...report } };
}
