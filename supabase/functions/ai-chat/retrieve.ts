import { STRONG, WEAK } from "./cues/cue.ts";
import type { Passage } from "./passages/passage.ts";
import type { Query } from "./search/query.ts";
import type { Hit, SearchIndex } from "./search/search-index.ts";
import { cuePart, isNamed, type Ranked, speaksForAll, weigher } from "./search/weigh.ts";

/** What an unknown word weighs, by whether the question names something the site knows. */
const UNKNOWN_WEIGHT = { named: 0.7, unnamed: 1.6 };

/** What a word that one page alone holds says for the rest of that page, and how much such a word weighs at least. */
const DECIDING = 0.4;
const LEAST_RARE = 0.8;

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
	const hits = index.search(query.terms);
	const best = Math.max(1, ...Array.from(hits.values(), ({ score }) => score));
	for (const [cue, weight] of query.cues)
		for (const passage of index.byCue(cue))
			if (!hits.has(passage.id) && (weight > WEAK || speaksForAll(passage)))
				hits.set(passage.id, { passage, score: 0, strengths: [] });
	const weigh = weigher(query, index, best);
	const only = onlyPlaces(query, hits.values());
	const ranked: Ranked[] = [];
	for (const hit of hits.values()) {
		const { needs } = hit.passage;
		if (!among(hit.passage) || !(needs === undefined || needs.every((cue) => query.cues.has(cue)))) continue;
		const found = weigh(hit);
		ranked.push({ ...found, score: found.score + DECIDING * (only.get(hit.passage.subject) ?? 0) });
	}
	return ranked.sort(
		(left, right) => right.score - left.score || (left.passage.id < right.passage.id ? -1 : 1),
	);
}

/** The weight of the words that one page alone holds, by its subject. */
function onlyPlaces({ terms }: Query, hits: Iterable<Hit>): ReadonlyMap<string, number> {
	const all = [...hits];
	const places = new Map<string, number>();
	for (const [at, { weight, passing, cued }] of terms.entries()) {
		if (passing || cued || weight < LEAST_RARE) continue;
		const subjects = new Set(
			all.flatMap(({ passage, strengths }) => ((strengths[at] ?? 0) > 0 ? passage.subject : [])),
		);
		const [only, ...others] = subjects;
		if (only !== undefined && others.length === 0) places.set(only, (places.get(only) ?? 0) + weight);
	}
	return places;
}

/** The weight of everything a question holds. */
export function questionWeight(query: Query): number {
	const isUnderstood = isNamed(query) || query.cues.size > 1 || query.cues.has("certificates");
	let total = query.unknown * UNKNOWN_WEIGHT[isUnderstood ? "named" : "unnamed"];
	for (const { weight } of query.terms) total += weight;
	for (const weight of query.cues.values()) total += weight;
	return total;
}

/** The part of a question, from 0 to 1, that passages cover together. */
export function coverage(ranked: readonly Ranked[], query: Query): number {
	let total = questionWeight(query);
	if (total === 0) return 0;
	const best = new Map<string, number>();
	for (const { covered } of ranked)
		for (const [part, weight] of covered) best.set(part, Math.max(weight, best.get(part) ?? 0));
	let sum = 0;
	for (const weight of best.values()) sum += weight;
	// "Where do we start?" hardly asks for a place.
	for (const [cue, weight] of query.cues) if (weight < STRONG && !best.has(cuePart(cue))) total -= weight / 2;
	return sum / total;
}
