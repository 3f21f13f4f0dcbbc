import { featuresOf, groupsOf, labelOf } from "./features.ts";
import type { Comparison, Likeness } from "./likeness.ts";
import { headId, type Passage } from "./passages.ts";
import type { Hit, Search, SearchResult } from "./search.ts";
import { subjectStems, wordsOf } from "./words.ts";

/** A passage that may answer a question, with its features, as in `features.ts`. */
export interface Candidate {
	passage: Passage;
	features: readonly number[];
	hit: Hit;
	/** Likeness of the question to the passage's samples. */
	likeness: number;
	/** The question's subject words that neither the passage nor its samples contain. */
	unexplained: readonly string[];
	hasSamples: boolean;
}

/** Topic of a conversation: shares by page and by part of a page. */
export type Topic = ReadonlyMap<string, number>;

/** Findings about a question, before ranking. */
export interface Findings extends Pick<SearchResult, "unknown">, Pick<Likeness, "odds"> {
	/** Number of the question's words, and of its subject words. */
	length: number;
	subjects: number;
	candidates: readonly Candidate[];
	/** Pages that the question names. */
	named: ReadonlySet<string>;
	/** Likeness of the question to the samples, by label. */
	likeness: ReadonlyMap<string, number>;
}

/** Finds the candidates for a question. */
export type Finder = (question: string, topic?: Topic) => Findings;

/** Maximum number of candidates each from search and from samples. */
const MAX_FOUND = 30;
/** A message counts as small talk only if the samples contain at least this share of its words. */
const MIN_TALK = 0.8;
/** Minimum share for a page to count as the topic. */
const MIN_TOPIC = 0.1;

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/**
 * Creates a finder of the passages that share words with a question, those with similar samples, and those of the
 * conversation's pages.
 *
 * @param labels Labels with sample questions.
 */
export function createFinder(
	passages: readonly Passage[],
	search: Search,
	compare: Comparison,
	labels: readonly string[],
): Finder {
	const sampled = new Set(labels);
	const titleWords = distinctTitleWords(passages);
	const names = new Map(
		passages.map(({ id, names, ownWords = [] }) => [id, names && [...names, ...ownWords].map(subjectStems)]),
	);
	return (question, topic = new Map()) => {
		const { hits, subjects, unknown, alike } = search(question);
		const { labels: likeness, words: sampleWords, odds } = compare(question, alike);
		const length = wordsOf(question).length;
		const best = Array.from(hits)
			.toSorted(([, left], [, right]) => right.score - left.score)
			.slice(0, MAX_FOUND);
		const named = new Set(titleWords.filter(([word]) => subjects.has(word)).map(([, page]) => page));
		const places = new Set(best.map(([place]) => place));
		const groups = new Map<string, number>();
		const liked: [place: number, likeness: number][] = [];
		for (const [place, passage] of passages.entries()) {
			const share = likeness.get(labelOf(passage)) ?? 0;
			if (share > 0 && labelOf(passage) === passage.id) {
				liked.push([place, share]);
				for (const group of Object.values(groupsOf(passage)))
					groups.set(group, (groups.get(group) ?? 0) + share);
			}
			if (passage.kind !== "fact" && (topic.get(passage.page) ?? 0) >= MIN_TOPIC) places.add(place);
		}
		for (const [place] of liked.toSorted(([, left], [, right]) => right - left).slice(0, MAX_FOUND))
			places.add(place);
		const common = {
			bestScore: best[0]?.[1].score ?? 0,
			groups,
			subjects: subjects.size,
		};
		const candidates = Array.from(places).flatMap((place): Candidate[] => {
			const passage = passages[place];
			if (!passage) return [];
			const { id, page, kind, topics } = passage;
			const asked = sampleWords.get(labelOf(passage)) ?? new Set();
			// A greeting says little else.
			if (kind === "talk" && asked.size < MIN_TALK * length) return [];
			// A technology or term is a candidate only if the question contains a full name, or a word unique to its text.
			if (names.get(id)?.every((name) => name.some((word) => !subjects.has(word)))) return [];
			const hit = hits.get(place) ?? NO_HIT;
			const found = {
				hit,
				likeness: likeness.get(labelOf(passage)) ?? 0,
				unexplained: [...subjects].filter((word) => !hit.words.has(word) && !asked.has(word)),
				hasSamples: sampled.has(labelOf(passage)),
			};
			const isPage = !["fact", "talk", "term"].includes(kind);
			const features = featuresOf(passage, {
				...common,
				...found,
				unexplained: found.unexplained.length / Math.max(1, subjects.size),
				isNamed: isPage && named.has(page),
				topic: {
					page: isPage ? (topic.get(page) ?? 0) : 0,
					part: isPage ? (topic.get(topics.at(-1) ?? "") ?? 0) : 0,
				},
			});
			return [{ ...found, passage, features }];
		});
		// A message such as "Hi", with no word from the site, is small talk, not a question.
		const talks = unknown === 1 ? candidates.filter(({ passage }) => passage.kind === "talk") : [];
		return {
			candidates: talks.length > 0 ? talks : candidates,
			named,
			likeness,
			odds,
			length,
			unknown,
			subjects: subjects.size,
		};
	};
}

/** Returns words unique to one page's title and head, such as years, places and roles, with that page. */
function distinctTitleWords(passages: readonly Passage[]): (readonly [word: string, page: string])[] {
	const words = new Map<string, Set<string>>();
	for (const { page, pageTitle, id, text } of passages)
		if (page !== "/")
			for (const word of subjectStems(id === headId(page) ? `${pageTitle} ${text}` : pageTitle))
				words.set(word, (words.get(word) ?? new Set()).add(page));
	return Array.from(words).flatMap(([word, pages]) =>
		pages.size === 1 ? Array.from(pages, (page) => [word, page] as const) : [],
	);
}
