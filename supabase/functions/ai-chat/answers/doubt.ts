import type { KindRead } from "../kinds/question-kinds.ts";
import { coverage, questionWeight, rank } from "../retrieve.ts";
import type { Likely } from "../search/likeness.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { tokenize } from "../text/fold.ts";

/** What speaks for and against an answer that was found by search. */
interface Evidence {
	query: Query;
	index: SearchIndex;
	kind: KindRead;
	/** The sentence of a page that the question is most like, if any. */
	likely: Likely | undefined;
}

/**
 * What each piece of evidence weighs, in the logarithm of the odds. Found by logistic regression of some 700 questions
 * that were answered rightly by what was found and 496 that were answered though the site says nothing to them; the
 * kinds were not learned from these. It was done with this site, and holds for others as far as they are alike.
 */
const WEIGHTS = {
	always: 6.56,
	unanswered: 0.56,
	fact: -0.59,
	page: -0.44,
	best: -1.72,
	covered: -5.72,
	asked: 1.03,
	sampled: -2.92,
} as const;
/** A longer question isn't any more doubtful for it. */
const MOST_ASKED = 6;
/** A few words, of which the site holds so much, from 0 to 1, are keywords: they make no question that it could miss. */
const MOST_KEYWORDS = 3;
const KEYWORDS_COVERED = 0.8;
/** Keeps the odds of what is impossible or certain finite. */
const LEAST = 0.01;

/** How probable it is, from 0 to 1, that what was found for a question is no answer to it. */
export function doubt({ query, index, kind, likely }: Evidence): number {
	const ranked = rank(query, index);
	const covered = coverage(ranked, query);
	if (covered >= KEYWORDS_COVERED && tokenize(query.text).length <= MOST_KEYWORDS) return 0;
	const odds =
		WEIGHTS.always +
		WEIGHTS.unanswered * logit(kind.unanswered) +
		WEIGHTS.fact * logit(kind.probability) +
		WEIGHTS.page * logit(kind.page) +
		WEIGHTS.best * (ranked[0]?.score ?? 0) +
		WEIGHTS.covered * covered +
		WEIGHTS.asked * Math.min(questionWeight(query), MOST_ASKED) +
		WEIGHTS.sampled * (likely?.probability ?? 0) * (likely?.likeness ?? 0);
	return 1 / (1 + Math.exp(-odds));
}

const logit = (probability: number): number => Math.log((probability + LEAST) / (1 + LEAST - probability));
