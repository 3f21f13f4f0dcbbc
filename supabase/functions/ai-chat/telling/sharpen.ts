import { isToldIn } from "../passages/wording.ts";
import { coverage } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import { held, type QueryTerm } from "../search/vocabulary.ts";
import { asksForHelp, type Ranked } from "../search/weigh.ts";
import type { Focus, Sharp } from "./focus.ts";
import { inOrder, isSide } from "./in-order.ts";
import { isAskedFor } from "./select.ts";

/** What is told: passages, and single sentences out of them that their answers leave out. */
export interface Chosen {
	chosen: readonly Ranked[];
	sentences: readonly Sharp[];
	/** A sentence that tells something besides. */
	added?: Sharp;
	/** Whether it tells more of what was asked than the passages, and comes first. */
	isAddedFirst?: boolean;
}

/**
 * The part of a question's words that a passage has to cover to be told for one sentence: less where that
 * holds several of them together, which hardly happens by chance.
 */
const ENOUGH = { several: 0.3, one: 0.55, number: 0.3 };
/** The weight of a question's words that a sentence tells, and its passage covers, which hardly happens by chance either. */
const MUCH = { told: 0.7, covered: 1.2 };
/** What an unknown word counts against such a sentence. */
const UNKNOWN_SHARE = { several: 0.3, one: 1 };
/** What a sentence of another page must hold beyond the best one of the page chosen. */
const CLEARLY_MORE = 0.4;
/** Coverages this close are the same. */
const ALIKE = 0.05;
/** Facts whose words are found in other contexts too: telephone numbers in a report. */
const OFTEN_BESIDE = new Set(
	["phone", "private", "terms", "support", "alone", "address", "reply"].map((id) => `facts/${id}`),
);
/** How many words of content a sentence holds besides, at least, to be told instead of any other fact. */
const MANY_BESIDE = 2;
const MOST_LOOKED_AT = 16;
/** Sentences this much as good as the best are told as well. */
const CLOSE = 0.7;
const MOST_SENTENCES = 3;

/** The passages chosen, and those whose single sentences tell what they leave out. */
export function sharpened(
	chosen: readonly Ranked[],
	ranked: readonly Ranked[],
	query: Query,
	focus: Focus,
): Chosen {
	const facts = chosen.filter(({ passage }) => passage.kind === "fact");
	const [fact] = facts;
	if (fact) {
		// Two facts, one of which more than a word asks for, aren't found by chance.
		const isMeant = facts.length > 1 && facts.some(({ passage }) => isAskedFor(passage, saidInFull(query)));
		const beside =
			!isMeant &&
			focus.besideCue(
				query,
				ranked.slice(0, MOST_LOOKED_AT),
				OFTEN_BESIDE.has(fact.passage.id) ? 1 : MANY_BESIDE,
			);
		if (!beside) return withOwnPage(fact, chosen, ranked, query, focus);
		return { chosen: [beside], sentences: [] };
	}
	const [main] = chosen;
	if (main && focus.asksForPage(query, main.passage)) return { chosen: [main], sentences: [] };
	const sentences = focus.sentences(query, fitting(ranked, chosen, query));
	const [best] = sentences;
	if (!best) return { chosen, sentences: [] };
	if (chosen.length === 0) {
		const found = sentences.find((each) => isAnswer(each, query));
		return found ? { chosen: [found.ranked], sentences: [found] } : { chosen, sentences: [] };
	}
	const subjects = new Set(chosen.map(({ passage }) => passage.subject));
	const inside = sentences.find(({ ranked: { passage } }) => subjects.has(passage.subject));
	const told = chosen.map(({ passage }) => passage.answer[query.language]).join("\n");
	const known = new Set(chosen.flatMap(({ passage }) => [...focus.toldBy(passage, query.language)]));
	const weightTold = query.terms.reduce((sum, term) => sum + term.weight * held(known, term), 0);
	const isTold = (name: string) => query.terms.some((term) => term.term === name && held(known, term) > 0);
	const isElsewhere =
		best.score > Math.max(inside?.score ?? 0, weightTold) + CLEARLY_MORE &&
		coverage([best.ranked], query) >= coverage(chosen, query) - ALIKE;
	const first = isElsewhere ? best : inside;
	const tellsMore = ({ sentence, own, isFigure }: Sharp) =>
		!isToldIn(told, sentence) &&
		(query.counted !== undefined || isFigure || own.length > 1 || own.some((term) => !isTold(term)));
	if (!first) return { chosen, sentences: [] };
	if (!tellsMore(first)) {
		const isOwn = ({ passage }: Ranked) => passage.id === first.ranked.passage.id;
		const isEnough = first.isFigure && chosen.some(isOwn);
		return {
			chosen: isEnough ? chosen.filter((each) => isOwn(each) || !isSide(each, query)) : chosen,
			sentences: [],
		};
	}
	const isLike = (each: Sharp) =>
		each !== first &&
		each.score >= first.score * CLOSE &&
		(query.counted !== undefined || each.ranked.passage.subject === first.ranked.passage.subject) &&
		!isToldIn(each.sentence, first.sentence) &&
		!isToldIn(first.sentence, each.sentence) &&
		tellsMore(each);
	const added = [first, ...sentences.filter(isLike)].slice(0, MOST_SENTENCES);
	return { chosen: inOrder(chosen, added, query), sentences: added };
}

/** The cues that more than one word says. */
const saidInFull = ({ cues, byOneWord }: Query): Query["cues"] =>
	new Map([...cues].filter(([cue]) => !byOneWord?.has(cue)));

/** What may be told beside the passages chosen: to who wants help and is offered it, only what is offered. */
export function fitting(
	ranked: readonly Ranked[],
	chosen: readonly Ranked[],
	query: Query,
): readonly Ranked[] {
	const isOffer = ({ passage }: Ranked) => passage.subject.startsWith("services/");
	return asksForHelp(query) && chosen.some(isOffer) ? ranked.filter(isOffer) : ranked;
}

/** Whether a sentence says enough of a question that nothing else answers: most of it, or much in all. */
function isAnswer({ ranked, own }: Sharp, query: Query): boolean {
	const kind = own.length > 1 ? "several" : "one";
	if (termCoverage(ranked, query, UNKNOWN_SHARE[kind]) >= ENOUGH[query.counted ? "number" : kind])
		return true;
	const words = query.terms.filter(({ passing }) => !passing);
	const sum = (weigh: (term: QueryTerm) => number) => words.reduce((total, term) => total + weigh(term), 0);
	const told = sum(({ term, weight }) => (own.includes(term) ? weight : 0));
	return told >= MUCH.told && sum(({ term }) => ranked.covered.get(term) ?? 0) >= MUCH.covered;
}

/** A fact with a sentence of the legal page that it refers to, where that holds more of the question. */
function withOwnPage(
	fact: Ranked,
	chosen: readonly Ranked[],
	ranked: readonly Ranked[],
	query: Query,
	focus: Focus,
): Chosen {
	const href = fact.passage.links[0]?.href;
	const legal = ranked.filter(({ passage }) => passage.subject === `legal${href}`);
	const known = focus.toldBy(fact.passage, query.language);
	const sentence = focus.sentences(query, legal).find(({ own }) => own.some((term) => !known.has(term)));
	return { chosen, sentences: sentence ? [sentence] : [] };
}

/** The part of a question's words that a passage covers. */
function termCoverage({ covered }: Ranked, { terms, unknown }: Query, unknownShare: number): number {
	const total = terms.reduce((sum, { weight }) => sum + weight, unknown * unknownShare);
	return terms.reduce((sum, { term }) => sum + (covered.get(term) ?? 0), 0) / total;
}
