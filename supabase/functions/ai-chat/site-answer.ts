import type { ChatContextEntry, ChatRequest, ChatSource } from "../../../src/chat/contract.ts";
import { Answering } from "./answers/answer-step.ts";
import type { Passage } from "./passages/passage.ts";
import { buildPassages } from "./passages.ts";
import { SearchIndex } from "./search/search-index.ts";
import type { SiteContent } from "./site-content.ts";
import type { Topic } from "./talk/conversation.ts";
import { withLinks } from "./telling/compose.ts";
import type { Step } from "./telling/step.ts";
import { answerLanguage } from "./text/language.ts";
import { languageAside, languageWish } from "./text/language-wish.ts";
import type { Language } from "./text/stem.ts";

/** An answer out of the site's own content, and what it rests on. */
export interface SiteAnswer {
	/** Markdown; every link in it is a route of this site. */
	message: string;
	sources: ChatSource[];
	language: Language;
	outcome: Step["outcome"];
	/** Whether it is given where a model could answer, too. */
	isFinal: boolean;
	/** Ids of the passages in the answer. */
	passages: readonly string[];
	/** The passages that a model is given for the same question, best first. */
	grounding: readonly Passage[];
}

export interface Assistant {
	answer(request: ChatRequest): SiteAnswer;
	readonly passages: readonly Passage[];
}

/**
 * What an earlier question is about stands at its start; reading ten of them at full length would be the
 * dearest thing that a visitor can ask for.
 */
const MOST_EARLIER_CHARACTERS = 500;

/** Builds the index once and answers from it. */
export function createAssistant(content: SiteContent): Assistant {
	const passages = buildPassages(content);
	const answering = new Answering(content, new SearchIndex(passages));
	return {
		passages,
		answer({ message, context: said }) {
			const context = said.map(({ role, content: text }) => ({
				role,
				content: role === "user" ? text.slice(0, MOST_EARLIER_CHARACTERS) : text,
			}));
			const aside = languageAside(message);
			const wish = aside?.language ?? languageWish(message);
			const isQuestion = ({ role, content }: ChatContextEntry) => role === "user" && !languageWish(content);
			const last = context.findLastIndex(isQuestion);
			// "And in English?" asks the question before once more.
			const question = aside?.question ?? ((wish && context[last]?.content) || message);
			const entries = aside || question === message ? context : context.slice(0, last);
			const earlier = entries.filter(({ role }) => role === "user").map(({ content: text }) => text);
			const language = wish ?? answerLanguage(question, earlier);
			let topic: Topic | undefined;
			let before: Step | undefined;
			for (const entry of entries) {
				const { role, content: text } = entry;
				// A wish for a language leaves the subject what it is.
				if (role === "user" && !isQuestion(entry)) continue;
				if (role === "user") {
					const asked = languageAside(text)?.question ?? text;
					before = answering.step(asked, answerLanguage(text, []), topic, before);
					topic = before.topic;
				} else topic = answering.heard(topic, text);
			}
			const step = answering.step(question, language, topic, before);
			return {
				...withLinks(step.message, step.links ?? [], language),
				language,
				outcome: step.outcome,
				isFinal: step.isFinal ?? false,
				passages: (step.passages ?? []).map(({ id }) => id),
				grounding: step.grounding ?? [],
			};
		},
	};
}
