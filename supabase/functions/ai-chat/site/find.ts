import type { Passage } from "./passages.ts";
import type { Hit, Search, SearchResult } from "./search.ts";
import { PARTICULAR, ROLE, type Understanding, type Understood } from "./understand.ts";

/** A passage that may answer a question, with its features. */
export interface Candidate {
	passage: Passage;
	/** Products of pairs of signs, each roughly 0 to 1. */
	features: Float32Array;
	hit: Hit;
	/** Probability that the question is of the kind that it answers; for a fact, its label. */
	kind: number;
	label: string;
}

/** Topic of a conversation: shares by page and by part of a page. */
export type Topic = ReadonlyMap<string, number>;

/** What is known of a question before its answer is chosen. */
export interface Findings extends Understood, Pick<SearchResult, "unknown" | "subjects"> {
	candidates: readonly Candidate[];
}

/** Finds the candidates for a question. */
export type Finder = (question: string, topic?: Topic) => Findings;

/** Maximum number of candidates each from search and from samples. */
const MAX_FOUND = 30;
/** Minimum share for a page to count as the topic. */
const MIN_TOPIC = 0.1;
/** Minimum likeness of a candidate. */
const MIN_LIKENESS = 5e-4;

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/** Creates a finder of the passages that share words with a question, have similar samples, or are the topic's. */
export function createFinder(
	passages: readonly Passage[],
	search: Search,
	understand: Understanding,
): Finder {
	const labels = new Set(understand("").kinds.map(([kind]) => kind));
	/** Facts that have no samples are of the kinds that their search terms are like. */
	const alikeOf = new Map(
		passages.flatMap(({ kind, id, title }) => {
			if (kind !== "fact" || labels.has(id)) return [];
			const kinds = understand(title).kinds.filter(([label]) => label.includes("facts/"));
			return [[id, kinds.slice(0, 3)] as const];
		}),
	);
	return (question, topic = new Map()) => {
		const { hits, subjects, unknown, alike } = search(question);
		const understood = understand(question, alike, unknown);
		const kinds = new Map(understood.kinds);
		/** Returns the probability that a question is of the kind that a passage answers. */
		const kindShare = ({ kind, id, role }: Passage) => {
			const alike = alikeOf.get(id);
			const [, most = 1] = alike?.[0] ?? [];
			if (alike)
				return alike.reduce((sum, [label, share]) => sum + ((kinds.get(label) ?? 0) * share) / most, 0);
			if (kind === "fact") return kinds.get(id) ?? 0;
			if (kind === "technology") return kinds.get("whether") ?? 0;
			if (kind === "term") return kinds.get("term") ?? 0;
			return (kinds.get(PARTICULAR) ?? 0) + (kinds.get(ROLE + role) ?? 0);
		};
		const likenessOf = (passage: Passage) =>
			passage.kind === "fact" ? kindShare(passage) : (understood.likeness.get(passage.id) ?? 0);
		/** Sums of the likeness of the passages of a page, and of those with a role. */
		const sums = new Map<string, number>();
		for (const passage of passages)
			for (const group of passage.kind === "fact" ? [] : [passage.page, passage.role])
				sums.set(group, (sums.get(group) ?? 0) + likenessOf(passage));
		const named = new Set(understood.named.flat().map(({ id }) => id));
		const best = Array.from(hits)
			.toSorted(([, left], [, right]) => right.score - left.score)
			.slice(0, MAX_FOUND);
		const liked = passages
			.map((passage, place) => [place, likenessOf(passage) * kindShare(passage)] as const)
			.filter(([, share]) => share >= MIN_LIKENESS)
			.toSorted(([, left], [, right]) => right - left)
			.slice(0, MAX_FOUND);
		const places = new Set([...best, ...liked].map(([place]) => place));
		for (const [place, { kind, page }] of passages.entries())
			if (kind !== "fact" && (topic.get(page) ?? 0) >= MIN_TOPIC) places.add(place);
		const bestScore = Math.max(1, best[0]?.[1].score ?? 0);
		const candidates = Array.from(places).flatMap((place): Candidate[] => {
			const passage = passages[place];
			if (!passage || passage.kind === "talk") return [];
			const { kind, id, role, page, topics, text, example } = passage;
			const isNamed = named.has(id) || named.has(page);
			if ((kind === "technology" || kind === "term") && !named.has(id)) return [];
			const hit = hits.get(place) ?? NO_HIT;
			const [likeness, share] = [likenessOf(passage), kindShare(passage)];
			const typical = understood.typical.get(id);
			const isPage = kind !== "fact" && kind !== "term";
			const signs: Readonly<Record<string, number>> = {
				bias: 1,
				score: hit.score / bestScore,
				title: hit.title,
				context: hit.context,
				text: hit.text,
				coverage: hit.all,
				likeness,
				logLikeness: logShare(likeness),
				page: kind === "fact" ? 0 : (sums.get(page) ?? 0),
				role: kind === "fact" ? 0 : (sums.get(role) ?? 0) + (kinds.get(ROLE + role) ?? 0),
				kind: share,
				logKind: logShare(share),
				unexplained:
					[...subjects].filter((word) => !hit.words.has(word) && !typical?.has(word)).length /
					Math.max(1, subjects.size),
				isNamed: Number(isNamed),
				topicPage: isPage ? (topic.get(page) ?? 0) : 0,
				topicPart: isPage ? (topic.get(topics.at(-1) ?? "") ?? 0) : 0,
				brevity: 1 / (1 + subjects.size),
				length: Math.log(1 + text.length) / 6,
				isFact: Number(kind === "fact"),
				isTerm: Number(kind === "term"),
				isTechnology: Number(kind === "technology"),
				isExample: Number(example !== undefined),
			};
			return [
				{
					passage,
					hit,
					kind: share,
					label: alikeOf.get(id)?.[0]?.[0] ?? id,
					features: products(Object.values(signs)),
				},
			];
		});
		return { ...understood, subjects, unknown, candidates };
	};
}

/** Returns the logarithm of a probability, as 0 to 1. */
const logShare = (share: number) => 1 + Math.log(1e-4 + share) / 9.3;

/** Returns all pairwise products, since features interact; the constant bias keeps each feature itself. */
const products = (single: readonly number[]) =>
	Float32Array.from(single.flatMap((feature, at) => single.slice(at).map((other) => feature * other)));
