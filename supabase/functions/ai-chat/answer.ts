import type { ChatAnswer, ChatRequest, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Content } from "../../../src/content/content.ts";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { errorName, type LogEntry } from "./log.ts";
import { LinkFilter } from "./model/link-filter.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { buildPrompt, systemPrompt } from "./model/prompt.ts";
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
	const addresses = ownAddresses(content);

	return {
		hasModel: model !== undefined,
		async answer(request, { useModel, accepted, signal }, send) {
			const site = assistant.answer(request, accepted);
			if (!model || !useModel || site.isFinal) {
				send?.({ delta: site.message });
				return fromSite(site);
			}
			const { places } = assistant;
			const filter = new LinkFilter(new Set([...places.keys(), ...addresses]));
			let message = "";
			const show = (text: string) => {
				message += text;
				if (text !== "") send?.({ delta: text });
			};
			try {
				const prompt = buildPrompt(systemPrompt(content, site.language), request, site);
				for await (const delta of model(prompt, signal)) show(filter.push(delta));
				show(filter.end());
				// The filter may have removed everything.
				if (message.trim() === "") throw new ModelFault("empty");
			} catch (error) {
				const { fault, status } =
					error instanceof ModelFault ? error : { fault: errorName(error), status: undefined };
				const { answer, report } = fromSite(site);
				const outcome = fault === "client_left" ? fault : report.outcome;
				return { answer, report: { ...report, outcome, fault, providerStatus: status } };
			}
			const sources = Array.from(filter.hrefs).flatMap((href) => {
				const title = places.get(href);
				return title === undefined ? [] : { title, href };
			});
			const { language, passages } = site;
			return withReport(
				{ message: message.trim(), sources, origin: "model", language },
				"answered",
				passages,
			);
		},
	};
}

const fromSite = ({ message, sources, language, outcome, passages }: SiteAnswer) =>
	withReport({ message, sources, origin: "site", language }, outcome, passages);

function withReport(answer: ChatAnswer, outcome: LogEntry["outcome"], passages: readonly string[]): Answered {
	const { origin, language, sources = [] } = answer;
	const pages = sources.map(({ href }) => href);
	return { answer, report: { outcome, origin, language, passages, pages } };
}
