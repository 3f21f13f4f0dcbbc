import { asksInterest, looksForRole } from "../asked/role-asked.ts";
import type { Cue } from "../cues/cue.ts";
import { cueWords } from "../cues/read-cues.ts";
import { PROJECT } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import { type SearchIndex, STRENGTHS } from "../search/search-index.ts";
import { asksForHelp } from "../search/weigh.ts";
import { asksForMore, isAboutPage, refersBack, type Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, ground, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isGenericWord } from "../text/common-words.ts";
import { isProduct } from "../text/products.ts";
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { AnswersBack } from "./answer-back.ts";
import { LevelAnswers } from "./answer-level.ts";
import { NarrowedAnswers } from "./answer-narrowed.ts";
import { RequirementAnswers } from "./answer-requirement.ts";
import { answerTime } from "./answer-time.ts";
import type { CommonQuestion } from "./question.ts";
import { readCommon, readCommonLast } from "./read-common.ts";
import { setsCountsAgainst } from "./read-counts.ts";
import { readOwnData } from "./read-fact.ts";
import { readIndustry } from "./read-industry.ts";
import { isOfDailyLife } from "./read-life.ts";

/** A sum of money. */
const AMOUNT = /(\d\s*(k )?(€|eur\b|euros?\b|\$|usd\b|dollars?\b|franken\b|chf\b)|[€$]\s*\d)/;

/** Whether a normalized message names a sum of money and no subject that it would be for. */
const asksForAmount = (text: string, { terms }: Query) =>
	AMOUNT.test(text) && !terms.some(({ topic }) => topic);

/** Subjects of answers about several clients or projects. */
const CLIENTS = /^(portfolio|projects)$/;

/** Who pays or is paid, which makes a price that of the work. */
const DEALING =
	/\b(sie|du|er|ihn\w*|dich|dir|ihr\w*|dein\w*|sein\w*|uns\w*|wir|mich|mir|ich|mein\w*|you\w*|he|him|his|us|our|we|me|my|i)\b/;
/** What the owner could tell of himself, if he wanted to. */
const OF_HIM = /\b(sie|ihre?[nmrs]?|er|ihm|ihn|seine?[nmrs]?|he|him|his|you|your)\b/;
const ASKS_OPINION = /\b(halten|denken|meinen|think|love|feel)\b/;
/** Asked for in everyday words too, which alone would ask for something else. */
const APART: readonly Cue[] = ["fit", "imprintLaw", "noticeDate", "reply", "rights", "support"];
/** A noun counts as much. */
const ONE_UNKNOWN = 0.7;
/** What a word of content weighs at least. */
const LEAST_CONTENT = 0.35;

/** Whether a normalized question is for the price of something unknown that nobody here deals with. */
const asksForOtherPrice = (text: string, { cues, terms, unknown }: Query): boolean =>
	cues.has("price") &&
	unknown >= ONE_UNKNOWN &&
	terms.every(({ weight }) => weight < LEAST_CONTENT) &&
	!DEALING.test(text);

/** Answers questions that hold nothing but everyday words, and those for experience in an industry. */
export class CommonAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #isName: (word: string) => boolean;
	readonly #back: AnswersBack;
	readonly #narrowed: NarrowedAnswers;
	readonly #requirements: RequirementAnswers;
	readonly #levels: LevelAnswers;

	/** @param isName Whether a folded word belongs to the owner's name. */
	constructor(index: SearchIndex, replies: Replies, teller: Teller, isName: (word: string) => boolean) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
		this.#isName = isName;
		this.#back = new AnswersBack(teller, replies, index);
		this.#narrowed = new NarrowedAnswers(index, teller);
		this.#requirements = new RequirementAnswers(index, teller);
		this.#levels = new LevelAnswers(teller, replies);
	}

	/**
	 * What is said to a common question; undefined where it is none, or asks about the page that was told before.
	 *
	 * @param text Normalized, as the visitor wrote it and without courtesies.
	 */
	answer(text: string, query: Query, topic: Topic | undefined): Step | undefined {
		const read = this.#read([text, query.text], query);
		const required = this.#requirements.answer(text, query, topic) ?? this.#levels.answer(text, query);
		if (required) return required;
		const ownData = readOwnData(text);
		if (ownData.length > 0) return this.#teller.anyOf(ownData, query);
		const ofThem = this.#narrowed.ofThem(text, query, topic);
		if (ofThem) return ofThem;
		const back = topic && this.#back.answer(text, read, query, topic);
		if (back) return back;
		const isOfPage = isAboutPage(topic) && (read?.leans || refersBack(text));
		if (!read && asksForAmount(text, query)) return this.#teller.anyOf(["facts/price"], query);
		// Whoever offers a role and names no subject to match wants to know whether he is free for it.
		if (!read && looksForRole(text) && asksInterest(text))
			return this.#teller.anyOf(["facts/availability", "facts/contact"], query);
		if (setsCountsAgainst(text)) return this.#teller.anyOf(["facts/project-count"], query);
		const ofTime = answerTime(text, query, this.#teller, this.#index);
		if (ofTime) return ofTime;
		const common = isOfPage || (topic && asksForMore(text)) ? undefined : read;
		if (!common)
			return (
				this.#industry(text, query, topic) ??
				(isOfPage ? undefined : this.#narrowed.answer(text, query, topic)) ??
				this.#dailyLife(text, query)
			);
		const passages = common.tells.flatMap((id) => this.#teller.told(id) ?? []);
		const step =
			passages.length > 0
				? this.#teller.all(passages, query)
				: { ...declined(this.#replies.unknown[query.language]), topic };
		return { ...step, grounding: ground(rank(query, this.#index), passages) };
	}

	/** That the page of a project says nothing about what was asked. */
	notThere(topic: Topic, query: Query): Step | undefined {
		return this.#back.notThere(topic, query);
	}

	#read(texts: readonly string[], query: Query): CommonQuestion | undefined {
		const { language, terms, cues } = query;
		if (APART.some((cue) => cues.has(cue)) || wantsAssistant(query)) return undefined;
		const { vocabulary } = this.#index;
		const isKnown = (word: string) =>
			cueWords.has(word) ||
			isGenericWord(word) ||
			isProduct(word) ||
			vocabulary.resolve(word, language).known === "whole";
		const known = { isName: this.#isName, isKnown };
		const namesSubject = terms.some((term) => term.topic);
		for (const text of texts) {
			const common = readCommon(text, known) ?? (namesSubject ? undefined : readCommonLast(text, known));
			if (common?.tells.every((id) => this.#teller.passage(id))) return common;
		}
		return undefined;
	}

	/** A question about daily life, or for the price of something that the site has no word for. */
	#dailyLife(text: string, query: Query): Step | undefined {
		const { language, cues, products } = query;
		const { vocabulary } = this.#index;
		const isSubject = (word: string) => vocabulary.resolve(word, language).terms.some(({ topic }) => topic);
		if (products.length > 0 || cues.has("private")) return undefined;
		const isOfLife = isOfDailyLife(text, isSubject);
		if (isOfLife && (!OF_HIM.test(text) || ASKS_OPINION.test(text)))
			return { ...declined(this.#replies.notMyTask[language]), turnsAway: true };
		return isOfLife || asksForOtherPrice(text, query) ? declined(this.#replies.unknown[language]) : undefined;
	}

	#industry(text: string, query: Query, topic: Topic | undefined): Step | undefined {
		const names = readIndustry(text, CLIENTS.test(topic?.subject ?? ""));
		if (!names || query.terms.some(({ topic }) => topic === "technology")) return undefined;
		const terms = names.flatMap((name) => this.#index.vocabulary.resolve(name, query.language).terms);
		const subjects = new Set<string>();
		for (const { passage, strengths } of this.#index.search(terms).values()) {
			const tellsIndustry = passage.kind === "summary" || passage.cues.includes("company");
			const isNamed = strengths.some((strength) => strength >= STRENGTHS.text);
			if (PROJECT.test(passage.subject) && tellsIndustry && isNamed) subjects.add(passage.subject);
		}
		const all = this.#teller.passage("projects");
		return (
			this.#teller.anyOf(subjects, query) ?? this.#teller.instead(this.#replies.otherIndustry, all, query)
		);
	}
}

const ASSISTANT = meaning(stem("assistent", "de"));
/** Whether the visitor wants to have an assistant, rather than help from this one. */
const wantsAssistant = (query: Query): boolean =>
	asksForHelp(query) &&
	!/h[ei]lf|help/.test(query.text) &&
	query.terms.some(({ term }) => term === ASSISTANT);
