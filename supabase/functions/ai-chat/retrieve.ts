import { ASPECT_CUES } from "./cues/aspects.ts";
import { type Cue, STRONG, WEAK } from "./cues/cue.ts";
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
	/** Whether more than one passing word speaks for it. */
	isSupported: boolean;
}

/** A term worth this much is content; below it is a generic word, or one that a cue stands for. */
export const CONTENT_WEIGHT = 0.5;
/** A question that names a page asks for that page rather than for another one that mentions it. */
const PAGE_NAME_BONUS = 0.3;
const ASPECT_BONUS = 0.25;
/** A strength that only a name or a keyword gives. */
const NAMED = 0.95;
/** What a name that is met in part says: "site" is hardly "Site Recovery". */
const PARTLY_NAMED = 0.5;

/** What an unknown word weighs, by whether the question names something the site knows. */
const UNKNOWN_WEIGHT = { named: 0.75, unnamed: 1.6 };

/** Better among equals: the passage that speaks for its page, and the list where nothing is named. */
function prior({ kind }: Passage, isNamed: boolean): number {
	if (kind === "list") return isNamed ? 0.1 : 0.45;
	if (kind === "fact") return 0.16;
	if (kind === "technology") return 0.12;
	if (kind === "section") return 0;
	return 0.2;
}

/** Whether a passage is about the portfolio as a whole, so that a question needn't name a page. */
const speaksForAll = ({ kind, subject }: Passage) =>
	kind === "list" || kind === "fact" || subject === "about" || subject === "projects/overview";

/** Better among equals: what is offered, before what was done, before what was examined. */
function standing({ subject }: Passage, cues: Query["cues"]): number {
	if (subject.startsWith("services/")) return 0.12;
	if (!subject.startsWith("certifications/")) return subject.startsWith("projects/") ? 0.04 : 0;
	return cues.has("certificates") || cues.has("exam") || cues.has("level") ? 0 : -0.45;
}

/** How a cue is called among the parts of a question. */
export const cuePart = (cue: Cue): string => `?${cue}`;

/** The weight of everything a question holds. */
export function questionWeight(query: Query): number {
	const isNamed = query.terms.some(({ topic }) => topic);
	let total = query.unknown * UNKNOWN_WEIGHT[isNamed ? "named" : "unnamed"];
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
	const hits = index.search(query.terms);
	for (const passage of index.passages)
		if (!hits.has(passage.id) && passage.cues.some((cue) => query.cues.has(cue)))
			hits.set(passage.id, { passage, score: 0, matched: new Map() });
	const isNamed = query.terms.some(({ topic }) => topic);
	const best = Math.max(1, ...Array.from(hits.values(), ({ score }) => score));
	return [...hits.values()]
		.filter(({ passage }) => among(passage) && (!passage.needs || query.cues.has(passage.needs)))
		.map((hit) => weigh(hit, query, index, best, isNamed))
		.sort((left, right) => right.score - left.score || (left.passage.id < right.passage.id ? -1 : 1));
}

function weigh(
	{ passage, score, matched }: Hit,
	query: Query,
	index: SearchIndex,
	best: number,
	isNamed: boolean,
): Ranked {
	const covered = new Map<string, number>();
	let bonus = 0;
	let mentions = 0;
	let contents = 0;
	let isSupported = false;
	const isPartly = passage.kind === "technology" && !index.isNamedIn(passage, matched);
	for (const { term, weight, topic, passing } of query.terms) {
		const found = matched.get(term);
		if (found === undefined) continue;
		const strength = isPartly ? found * PARTLY_NAMED : found;
		covered.set(term, weight * strength);
		if (topic && index.isPageName(term, passage.subject)) bonus += PAGE_NAME_BONUS * weight;
		if (!passing) mentions += 1;
		if (weight >= CONTENT_WEIGHT) contents += 1;
		if (weight >= CONTENT_WEIGHT && ((topic && !isPartly) || strength >= NAMED)) isSupported = true;
	}
	let hasCue = false;
	for (const [cue, weight] of query.cues)
		if (passage.cues.includes(cue)) {
			covered.set(cuePart(cue), weight);
			hasCue = true;
			// "How long?" alone could mean any page; "references?" is a question of its own.
			const isOverview = speaksForAll(passage);
			if (isOverview ? weight > WEAK || query.unknown === 0 : weight > WEAK && mentions > 0)
				isSupported = true;
		}
	let sum = bonus + prior(passage, isNamed) + standing(passage, query.cues) + 0.3 * (score / best);
	for (const weight of covered.values()) sum += weight;
	// Of a page's passages, the one on the side that was asked about.
	for (const cue of query.cues.keys())
		if (ASPECT_CUES.has(cue) && covered.has(cuePart(cue))) sum += ASPECT_BONUS;
	// A section that tells what wasn't asked stands behind the page's summary.
	if (!hasCue && passage.kind === "section" && passage.cues.length > 0) sum -= 0.15;
	return {
		passage,
		score: sum,
		covered,
		isSupported: isSupported || contents > 1 || (contents > 0 && (hasCue || query.unknown === 0)),
	};
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
