import type { ChatRequest, ChatSource } from "../../../src/chat/contract.ts";
import { withLinks } from "./compose.ts";
import { resolveFollowUp, type Topic } from "./conversation.ts";
import { describeFit, isDescription } from "./job-fit.ts";
import type { Passage, PassageLink } from "./passages/passage.ts";
import { buildPassages } from "./passages.ts";
import { analyze, type Query } from "./query.ts";
import { buildReplies } from "./replies.ts";
import { questionWeight, rank } from "./retrieve.ts";
import { SearchIndex } from "./search-index.ts";
import { combination, select } from "./select.ts";
import type { SiteContent } from "./site-content.ts";
import { fold, normalize, tokenize } from "./text/fold.ts";
import { readIntent } from "./text/intents.ts";
import { answerLanguage } from "./text/language.ts";
import type { Language } from "./text/stem.ts";
import type { Ranked } from "./weigh.ts";

/** An answer out of the site's own content, and what it rests on. */
export interface SiteAnswer {
	/** Markdown; every link in it is a route of this site. */
	message: string;
	sources: ChatSource[];
	language: Language;
	outcome: "answered" | "declined" | "small_talk";
	/** Ids of the passages in the answer. */
	passages: readonly string[];
	/** The passages that a model is given for the same question, best first. */
	grounding: readonly Passage[];
}

export interface Assistant {
	answer(request: ChatRequest): SiteAnswer;
	readonly passages: readonly Passage[];
}

/** What is said to one message, before links are added, and what the next message may lean on. */
interface Step {
	outcome: SiteAnswer["outcome"];
	message: string;
	passages?: readonly Passage[];
	grounding?: readonly Passage[];
	links?: readonly PassageLink[];
	topic?: Topic;
}

/** Below this a message says nothing that could be asked for. */
const LEAST_QUESTION = 0.3;
const MOST_GROUNDING = 6;

/** Builds the index once and answers from it. */
export function createAssistant(content: SiteContent): Assistant {
	const passages = buildPassages(content);
	const index = new SearchIndex(passages);
	const replies = buildReplies(content);
	const names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));

	function step(message: string, language: Language, topic: Topic | undefined): Step {
		const { intent, rest } = readIntent(normalize(message));
		if (intent === "meta" || intent === "notMyTask")
			return { outcome: "declined", message: replies[intent][language] };
		const query = analyze({ text: rest, message }, language, index.vocabulary, (word) => names.has(word));
		// A courtesy leaves the topic as it is.
		if (intent && questionWeight(query) < LEAST_QUESTION)
			return { outcome: "small_talk", message: replies[intent][language], topic };
		if (isDescription(message, query)) {
			const { text, pages } = describeFit(query, index);
			return { outcome: "answered", message: text, passages: pages, grounding: pages };
		}
		const { query: whole, more } = resolveFollowUp(query, topic);
		const isFurther = ({ id, subject }: Passage) => subject === more?.subject && !more.told.includes(id);
		const ranked = rank(whole, index, more ? isFurther : undefined);
		const chosen = more ? combination(ranked, whole) : select(ranked, whole, index);
		const grounding = ranked.slice(0, MOST_GROUNDING).map(({ passage }) => passage);
		if (chosen.length > 0) return { ...tell(chosen, whole, more?.told ?? []), grounding };
		const isUnclear = whole.terms.length === 0 && whole.unknown === 0;
		return { outcome: "declined", message: replies[isUnclear ? "unclear" : "unknown"][language], grounding };
	}

	function tell(chosen: readonly Ranked[], query: Query, toldBefore: readonly string[]): Step {
		// The fact first, then what it is about.
		const told = chosen
			.map(({ passage }) => passage)
			.sort((left, right) => Number(right.kind === "fact") - Number(left.kind === "fact"));
		const subject = (told.find(({ kind }) => kind !== "fact") ?? told[0])?.subject ?? "";
		const texts = new Set(told.map(({ answer }) => answer[query.language]));
		if (query.unknown >= 1 && told.every(({ kind }) => kind !== "fact"))
			texts.add(replies.partly[query.language]);
		const ids = told.map(({ id }) => id);
		return {
			outcome: "answered",
			message: [...texts].join("\n\n"),
			passages: told,
			links: told.flatMap(({ links }) => links),
			topic: { query, subject, told: [...toldBefore, ...ids] },
		};
	}

	return {
		passages,
		answer({ message, context }) {
			const earlier = context.filter(({ role }) => role === "user").map(({ content }) => content);
			const language = answerLanguage(message, earlier);
			let topic: Topic | undefined;
			for (const text of earlier) topic = step(text, answerLanguage(text, []), topic).topic;
			const last = step(message, language, topic);
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
