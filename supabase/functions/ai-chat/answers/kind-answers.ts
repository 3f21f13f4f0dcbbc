import { type KindRead, readKind } from "../kinds/question-kinds.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Likely } from "../search/likeness.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { CONTENT_WEIGHT, isTechnology } from "../search/weigh.ts";
import { isAboutPage, leansBack, namesNothing } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, ground, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { doubt } from "./doubt.ts";
import type { Reading } from "./reading.ts";
import { isCertain } from "./sample-answers.ts";
import type { Sources } from "./sources.ts";

/**
 * How probable a kind is, from 0 to 1, to be told instead of what the question plainly asks for, of what was found, and
 * of that the site doesn't know.
 */
const LEAST = { plain: 0.93, found: 0.65, declined: 0.4 } as const;
/** What more it takes than for what was found or declined, for each that is the case; `CERTAIN` is enough whatever is. */
const MORE = {
	/** A message before was answered. */
	inConversation: 0.3,
	/** A page or technology is named. */
	namesTopic: 0.2,
	/** Nothing on the site is found under a word. */
	unknown: 0.3,
	/** What was found would make way for that the site leaves it open. */
	open: 0.2,
	/** A sentence of a page is asked for as probably as `SURE`. */
	sentence: 0.45,
} as const;
/** An English noun counts as much. */
const ONE_UNKNOWN = 0.7;
/** How probable a sentence is, from 0 to 1, to count as asked for. */
const SURE = 0.8;
const CERTAIN = 0.95;
/** An answer that is at least so probable is left as it is. */
const POSSIBLE = 0.03;
/** How probable it is, from 0 to 1, that what was found is no answer, for it to be withheld. */
const DOUBTFUL = 0.96;
const DOUBTFUL_IN_CONVERSATION = 0.98;
/** How probable it is that the site has no answer, from 0 to 1, to say why. */
const PLAINLY = 0.5;
/** Subjects of passages that tell a fact in short. */
const IN_SHORT = /^(facts\/|portfolio$)/;
/** Lists of projects, which say less than one that was found among them. */
const OF_PROJECTS =
	/^(portfolio\/(abroad|clients|completed|industries|latest|lead|projects-abroad|running)|projects)$/;
/** Lists of technologies, which say less than what is found of one that is named. */
const TECHNOLOGIES = /^toolbox\/|\/(technologies|competencies)$/;

/** A message and what it would be answered with. */
interface Asked {
	reading: Reading;
	kind: KindRead;
	step: Step;
	/** Whether the answer is of the kind that the message plainly asks for, rather than found by search. */
	isPlain: boolean;
	/** The sentence of a page that it is most like, if any. */
	likely: Likely | undefined;
}

/** Answers after the kind that a question is of, as learned from samples. */
export class KindAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #isName: (word: string) => boolean;

	/** @param isName Whether a folded word belongs to the owner's name. */
	constructor({ index, replies, teller }: Sources, isName: (word: string) => boolean) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
		this.#isName = isName;
	}

	/** An answer, or what the kind of the message asks for instead. */
	checked({ step, reading, ...asked }: Omit<Asked, "kind">): Step {
		const { text, query, projects, topic } = reading;
		const namesOther = projects.size + query.products.length + query.names.length > 0;
		const leans = topic && (leansBack(text) || (isAboutPage(topic) && namesNothing(query)));
		if (step.outcome === "small_talk" || query.leans || namesOther || leans) return step;
		if (asked.isPlain && !tellsInShort(step)) return step;
		const kind = readKind(query.text, this.#isName);
		const all = { ...asked, step, reading, kind };
		if (isAsked(all)) return step;
		return this.#instead(all) ?? (this.#isDoubtful(all) ? this.#declined(kind, query) : step);
	}

	/** The passage that a message asks for, where that is more probable than it is for what was told. */
	#instead(asked: Asked): Step | undefined {
		const { query } = asked.reading;
		const { passage: id, probability } = asked.kind;
		const passage = this.#teller.told(id);
		if (!passage) return undefined;
		if (TECHNOLOGIES.test(id) && query.terms.some(isTechnology)) return undefined;
		if (probability < Math.min(leastOf(asked) + moreOf(asked, passage), CERTAIN)) return undefined;
		const step = this.#teller.all([passage], query);
		return { ...step, grounding: ground(rank(query, this.#index), [passage]) };
	}

	/** Whether what was found most probably answers something else. */
	#isDoubtful({ step, isPlain, reading: { query, topic }, kind, likely }: Asked): boolean {
		if (isPlain || step.outcome === "declined" || (likely && isCertain(likely))) return false;
		// What is named is told, with that the rest of the question isn't known.
		if (namesTopic(query) && step.message.includes(this.#replies.partly[query.language])) return false;
		const doubtful = topic ? DOUBTFUL_IN_CONVERSATION : DOUBTFUL;
		return doubt({ query, index: this.#index, kind, likely }) >= doubtful;
	}

	#declined({ why, unanswered }: KindRead, { language }: Query): Step {
		const { general, notMyTask, unknown } = this.#replies;
		if (unanswered < PLAINLY) return declined(unknown[language]);
		if (why === "off-topic") return { ...declined(notMyTask[language]), turnsAway: true };
		return declined((why === "technical" ? general : unknown)[language]);
	}
}

/** Whether what was told may well be what is asked for, or a part of it. */
const isAsked = ({ step: { passages = [] }, kind: { passage, of } }: Asked): boolean =>
	passages.some(
		({ id, subject }) =>
			of(id) >= POSSIBLE ||
			id.startsWith(`${passage}/`) ||
			(PROJECT.test(subject) && OF_PROJECTS.test(passage)),
	);

/** Whether what is plainly asked for is told by passages as short as those that a kind asks for. */
const tellsInShort = ({ passages = [] }: Step): boolean =>
	passages.length > 0 && passages.every(({ subject }) => IN_SHORT.test(subject));

/** Whether a question names a page or a technology. */
const namesTopic = ({ terms }: Query): boolean =>
	terms.some(({ topic, weight }) => topic !== undefined && weight >= CONTENT_WEIGHT);

function leastOf({ step: { outcome, passages = [] }, isPlain }: Asked): number {
	// What the site leaves open on purpose is meant to be told.
	if (isPlain || (outcome === "declined" && passages.length > 0)) return LEAST.plain;
	return outcome === "declined" ? LEAST.declined : LEAST.found;
}

function moreOf({ step, isPlain, reading: { query, topic }, likely }: Asked, { open }: Passage): number {
	return (
		(topic ? MORE.inConversation : 0) +
		(namesTopic(query) ? MORE.namesTopic : 0) +
		(query.unknown >= ONE_UNKNOWN ? MORE.unknown : 0) +
		(open && step.outcome === "answered" ? MORE.open : 0) +
		(!isPlain && likely && likely.probability >= SURE ? MORE.sentence : 0)
	);
}
