import type { ChatRequest, ChatSource } from "../../../src/chat/contract.ts";
import { Answering, type Step } from "./answer-step.ts";
import { withLinks } from "./compose.ts";
import type { Topic } from "./conversation.ts";
import type { Passage } from "./passages/passage.ts";
import { buildPassages } from "./passages.ts";
import { SearchIndex } from "./search-index.ts";
import type { SiteContent } from "./site-content.ts";
import { answerLanguage } from "./text/language.ts";
import { languageWish } from "./text/language-wish.ts";
import type { Language } from "./text/stem.ts";

/** An answer out of the site's own content, and what it rests on. */
export interface SiteAnswer {
	/** Markdown; every link in it is a route of this site. */
	message: string;
	sources: ChatSource[];
	language: Language;
	outcome: Step["outcome"];
	/** Ids of the passages in the answer. */
	passages: readonly string[];
	/** The passages that a model is given for the same question, best first. */
	grounding: readonly Passage[];
}

export interface Assistant {
	answer(request: ChatRequest): SiteAnswer;
	readonly passages: readonly Passage[];
}

/** Builds the index once and answers from it. */
export function createAssistant(content: SiteContent): Assistant {
	const passages = buildPassages(content);
	const answering = new Answering(content, new SearchIndex(passages));
	return {
		passages,
		answer({ message, context }) {
			const earlier = context.filter(({ role }) => role === "user").map(({ content: text }) => text);
			const wish = languageWish(message);
			// "And in English?" asks the question before once more.
			const question = (wish && earlier.pop()) || message;
			const language = wish ?? answerLanguage(question, earlier);
			let topic: Topic | undefined;
			for (const text of earlier) topic = answering.step(text, answerLanguage(text, []), topic).topic;
			const last = answering.step(question, language, topic);
			return {
				...withLinks(last.message, last.links ?? [], language),
				language,
				outcome: last.outcome,
				passages: (last.passages ?? []).map(({ id }) => id),
				grounding: last.grounding ?? [],
			};
		},
	};
}
