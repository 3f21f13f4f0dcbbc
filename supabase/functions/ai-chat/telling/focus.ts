import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import { type Expectation, readExpectations, tells } from "../search/expectation.ts";
import { PassageTerms } from "../search/passage-terms.ts";
import type { Query } from "../search/query.ts";
import { ASKS_AFTER, sentenceScorer } from "../search/score-sentence.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { type Sentence, Sentences } from "../search/sentences.ts";
import { held, type QueryTerm } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isSubject, type Ranked } from "../search/weigh.ts";
import type { Language } from "../text/stem.ts";

const MOST_REMEMBERED = 1000;
/** How far down the ranking a sentence is looked for. */
const MOST_LOOKED_AT = 24;
/** How many words of content a sentence shares with a question at least, and what each of them weighs. */
const FEWEST_TERMS = 2;
const LEAST_TERM = 0.35;
/** How much a question is like those asked for a sentence that needn't share words with it, from 0 to 1. */
const LEAST_LIKENESS = 0.4;
/** In how many words a sentence names what it is about: "In Kubernetes". */
const MOST_OPENING = 2;
/** A sentence of a passage that answers a question, and how well. */
export interface Sharp {
	ranked: Ranked;
	sentence: string;
	/** The one behind it, where that tells the kind of thing that was asked for and this one doesn't. */
	next?: string;
	/** Its words of content that the question holds. */
	own: readonly string[];
	/** Whether it tells a thing of the kind that was asked for. */
	isExpected: boolean;
	/** Whether that thing is a figure, told of something beside what its page and its example are called. */
	isFigure: boolean;
	score: number;
	/** What each word of the question counts there. */
	shares: ReadonlyMap<string, number>;
}

/** Finds the single sentences of pages that tell what was asked. */
export class Focus {
	readonly terms: PassageTerms;
	readonly #index: SearchIndex;
	readonly #sentences: Sentences;
	readonly #told = new Map<string, ReadonlySet<string>>();

	constructor(index: SearchIndex) {
		this.#index = index;
		this.#sentences = new Sentences(index);
		this.terms = new PassageTerms(index, this.#sentences);
	}

	/** Whether a sentence of a passage counts what a question asks the number of. */
	counts(passage: Passage, query: Query): boolean {
		return this.#sentences
			.of(passage)
			.some((sentence) => tellsCount(sentence, query, ownTerms(sentence, query)));
	}

	/** Whether it does, where something else is told that the question is about as well. */
	countsThere(passage: Passage, query: Query): boolean {
		const { counted = [], terms } = query;
		const others = terms.filter((term) => isSubject(term) && !counted.includes(term.term));
		return this.#sentences
			.of(passage)
			.some(
				(sentence) =>
					tellsCount(sentence, query, ownTerms(sentence, query)) &&
					others.some((term) =>
						[sentence.own, sentence.asked, sentence.near, sentence.example, sentence.page].some(
							(part) => held(part, term) > 0,
						),
					),
			);
	}

	/** Whether a sentence of a passage gives the number of just that. */
	givesNumber(passage: Passage, { counted = [], text }: Query): boolean {
		if (ASKS_AFTER.test(text) && !passage.cues.includes("results")) return false;
		return this.#sentences.of(passage).some(({ numbered }) => counted.some((term) => numbered.has(term)));
	}

	/** The best sentence of each passage that has one, best first. */
	sentences(query: Query, ranked: readonly Ranked[]): Sharp[] {
		const read = this.#reader(query);
		const found = ranked.slice(0, MOST_LOOKED_AT).flatMap((candidate) => {
			const [best] = read(candidate);
			return best ? [best] : [];
		});
		return found.sort((left, right) => right.score - left.score);
	}

	/** Whether a passage is the summary of a page, and a question names that page and asks nothing besides. */
	asksForPage({ terms, cues, unknown, counted }: Query, { kind, subject }: Passage): boolean {
		if (kind !== "summary" || cues.size > 0 || unknown > 0 || counted) return false;
		return terms.every(({ term, passing }) => passing || this.#index.names.isPageName(term, subject));
	}

	/** All sentences of a passage that tell something of a question, best first. */
	sentencesOf(query: Query, passage: Ranked): Sharp[] {
		return this.#reader(query)(passage);
	}

	/** Makes the function that reads the sentences of a passage for a question. */
	#reader(query: Query): (candidate: Ranked) => Sharp[] {
		const expectations = readExpectations(query.text);
		const scoreOf = sentenceScorer(query, expectations, this.#index);
		return (candidate) => {
			const { subject } = candidate.passage;
			// That a project's page names its client says nothing of the project.
			const isName = (term: string) => PROJECT.test(subject) && this.#index.names.isPageName(term, subject);
			return this.#sentences
				.of(candidate.passage)
				.flatMap((sentence) => {
					if (isOtherLanguage(sentence, query, candidate.passage)) return [];
					const own = ownTerms(sentence, query);
					const likeness = this.#index.likeness.ofSentence(query, candidate.passage, sentence.text);
					const isMeant =
						(likeness >= LEAST_LIKENESS && (!query.counted || sentence.hasNumber)) ||
						(!own.every(isName) && tellsCount(sentence, query, own));
					if (!isMeant) return [];
					const { score, isExpected, isFigure, shares } = scoreOf(sentence, candidate);
					if (score <= 0) return [];
					const { next = "" } = sentence;
					const isTold = (each: Expectation) => tells(sentence.text, each) || !tells(next, each);
					return {
						ranked: candidate,
						sentence: sentence.text,
						next: [...expectations].every(isTold) ? undefined : next,
						own,
						isExpected,
						isFigure: isFigure && this.terms.tellsBeside(sentence, query, candidate.passage),
						score,
						shares,
					};
				})
				.sort((left, right) => right.score - left.score);
		};
	}

	/**
	 * The best passage with a sentence in which a word that reads as a cue is a word like any other.
	 *
	 * @param least How many words of content the sentence holds beside it.
	 */
	besideCue({ terms }: Query, ranked: readonly Ranked[], least: number): Ranked | undefined {
		const cued = terms.filter((term) => term.cued && !term.passing);
		const others = terms.filter(({ cued: isCued, weight }) => !isCued && weight >= CONTENT_WEIGHT);
		const holdsThem = (sentence: Sentence) =>
			cued.some((term) => held(sentence.own, term) > 0) &&
			others.filter((term) => held(sentence.own, term) > 0).length >= least;
		return ranked.find(({ passage }) => this.#sentences.of(passage).some(holdsThem));
	}

	/** The best passage that sets the things apart that a question names: one sentence begins with each of them. */
	contrast({ terms }: Query, ranked: readonly Ranked[]): Ranked | undefined {
		const things = terms.filter(({ topic }) => topic === "technology");
		if (things.length !== 2) return undefined;
		const { vocabulary } = this.#index;
		const beginsWith = ({ text, own }: Sentence, thing: QueryTerm) =>
			held(own, thing) > 0 &&
			held(vocabulary.termsIn(text.split(" ").slice(0, MOST_OPENING).join(" ")), thing) > 0;
		return ranked.find(({ passage }) => {
			const sentences = this.#sentences.of(passage);
			return things.every((thing) => sentences.some((sentence) => beginsWith(sentence, thing)));
		});
	}

	/** The terms of what a passage tells, which is often less than what it says. */
	toldBy({ answer, names, links }: Passage, language: Language): ReadonlySet<string> {
		const message = `${answer[language]} ${names} ${links[0]?.title[language]}`;
		let terms = this.#told.get(message);
		if (!terms) {
			terms = this.#index.vocabulary.termsIn(message);
			if (this.#told.size >= MOST_REMEMBERED) this.#told.clear();
			this.#told.set(message, terms);
		}
		return terms;
	}
}

/** Whether a sentence of a project's summary says in English what its page tells in German. */
const isOtherLanguage = (
	{ text }: Sentence,
	{ language }: Query,
	{ kind, subject, answer }: Passage,
): boolean => language === "de" && kind === "summary" && PROJECT.test(subject) && answer.en.includes(text);

/**
 * Whether a sentence counts what a question asks the number of, if it asks for one. Where only its search words
 * name that, another word of the question has to stand in it too.
 */
const tellsCount = (
	{ hasNumber, own, asked }: Sentence,
	{ counted }: Query,
	words: readonly string[],
): boolean =>
	counted === undefined ||
	(hasNumber &&
		(counted.some((term) => own.has(term)) ||
			(counted.some((term) => asked.has(term)) && words.some((term) => !counted.includes(term)))));

/** The words of content that a sentence shares with a question; none where one of little weight is all. */
function ownTerms(sentence: Sentence, { terms }: Query): string[] {
	const isOwn = (term: QueryTerm) =>
		!term.passing &&
		term.weight >= LEAST_TERM &&
		(held(sentence.own, term) > 0 || held(sentence.asked, term) > 0);
	const own = terms.filter(isOwn);
	const isRich = own.length >= FEWEST_TERMS || own.some(({ weight }) => weight >= CONTENT_WEIGHT);
	return isRich ? own.map(({ term }) => term) : [];
}
