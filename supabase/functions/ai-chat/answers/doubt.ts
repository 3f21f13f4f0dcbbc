import type { KindRead } from "../kinds/question-kinds.ts";
import { coverage, questionWeight, rank } from "../retrieve.ts";
import type { Likely } from "../search/likeness.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";

/** What speaks for and against an answer that was found by search. */
interface Evidence {
	query: Query;
	index: SearchIndex;
	kind: KindRead;
	/** The sentence of a page that the question is most like, if any. */
	likely: Likely | undefined;
}

/**
 * What each piece of evidence weighs, in the logarithm of the odds. By logistic regression of 1,260 questions that
 * were found an answer and 496 that the site has none to but was found one for, none of which a kind was learned from.
 */
const WEIGHTS = {
	always: 7.13,
	unanswered: 0.57,
	fact: -0.56,
	page: -0.42,
	best: -1.57,
	covered: -6.12,
	asked: 0.86,
	sampled: -2.89,
} as const;
/** Keeps the odds of what is impossible or certain finite. */
const LEAST = 0.01;

/** How probable it is, from 0 to 1, that what was found for a question is no answer to it. */
export function doubt({ query, index, kind, likely }: Evidence): number {
	const ranked = rank(query, index);
	const odds =
		WEIGHTS.always +
		WEIGHTS.unanswered * logit(kind.unanswered) +
		WEIGHTS.fact * logit(kind.probability) +
		WEIGHTS.page * logit(kind.page) +
		WEIGHTS.best * (ranked[0]?.score ?? 0) +
		WEIGHTS.covered * coverage(ranked, query) +
		WEIGHTS.asked * questionWeight(query) +
		WEIGHTS.sampled * (likely?.probability ?? 0) * (likely?.likeness ?? 0);
	return 1 / (1 + Math.exp(-odds));
}

const logit = (probability: number): number => Math.log((probability + LEAST) / (1 + LEAST - probability));
