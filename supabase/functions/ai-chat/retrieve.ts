import type { Passage } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import type { Hit, SearchIndex } from "./search-index.ts";

/** A passage and how well it answers a question. */
export interface Ranked {
	passage: Passage;
	/** Higher is better; comparable within one question only. */
	score: number;
	/** Terms and cues of the question that the passage covers, each with the weight covered. */
	covered: ReadonlyMap<string, number>;
}

/** What an unknown word weighs against the words that are known. */
const UNKNOWN_WEIGHT = 1.5;
/** Better among equals: the passage that speaks for its page. */
const PRIORS: Readonly<Record<Passage["kind"], number>> = {
	summary: 0.22,
	list: 0.2,
	fact: 0.16,
	technology: 0.12,
	section: 0,
};

/** The weight of everything a question holds. */
export function questionWeight(query: Query): number {
	let total = query.unknown * UNKNOWN_WEIGHT;
	for (const { weight } of query.terms) total += weight;
	for (const weight of query.cues.values()) total += weight;
	return total;
}

/**
 * Ranks the passages for a question, best first. Pure: the same question gives the same order.
 *
 * @param among Takes only some passages; all by default.
 */
export function rank(
	query: Query,
	index: SearchIndex,
	among: (passage: Passage) => boolean = () => true,
): Ranked[] {
	const hits = new Map<string, Hit>();
	for (const hit of index.search(query.terms)) hits.set(hit.passage.id, hit);
	for (const passage of index.passages)
		if (!hits.has(passage.id) && passage.cues.some((cue) => query.cues.has(cue)))
			hits.set(passage.id, { passage, score: 0, matched: new Map() });
	const best = Math.max(1, ...Array.from(hits.values(), ({ score }) => score));
	return [...hits.values()]
		.filter(({ passage }) => among(passage))
		.map((hit) => weigh(hit, query, best))
		.sort((left, right) => right.score - left.score || (left.passage.id < right.passage.id ? -1 : 1));
}

function weigh({ passage, score, matched }: Hit, query: Query, best: number): Ranked {
	const covered = new Map<string, number>();
	for (const { term, weight } of query.terms) {
		const strength = matched.get(term);
		if (strength !== undefined) covered.set(term, weight * strength);
	}
	let hasCue = false;
	for (const [cue, weight] of query.cues)
		if (passage.cues.includes(cue)) {
			covered.set(`?${cue}`, weight);
			hasCue = true;
		}
	let sum = PRIORS[passage.kind] + 0.3 * (score / best);
	for (const weight of covered.values()) sum += weight;
	// A section that tells what wasn't asked stands behind the page's summary.
	if (!hasCue && passage.kind === "section" && passage.cues.length > 0) sum -= 0.15;
	return { passage, score: sum, covered };
}

/** The part of a question, from 0 to 1, that passages cover together. */
export function coverage(ranked: readonly Ranked[], query: Query): number {
	const total = questionWeight(query);
	if (total === 0) return 0;
	const best = new Map<string, number>();
	for (const { covered } of ranked)
		for (const [part, weight] of covered) best.set(part, Math.max(weight, best.get(part) ?? 0));
	let sum = 0;
	for (const weight of best.values()) sum += weight;
	return sum / total;
}
