import { featuresOf, groupsOf, labelOf } from "./features.ts";
import type { Comparison, Likeness } from "./likeness.ts";
import { headId, type Passage } from "./passages.ts";
import type { Found, Hit, Search } from "./search.ts";
import { subjectStems, wordsOf } from "./words.ts";

/** A passage that may answer a question, with what speaks for it, in the order of the features. */
export interface Candidate {
	passage: Passage;
	features: readonly number[];
	hit: Hit;
	/** How much the question is like its sample questions. */
	likeness: number;
	/** Words of the question's subject that neither it nor its sample questions know. */
	unexplained: readonly string[];
	hasSamples: boolean;
}

/** What a talk has been about: shares by page and by part of a page. */
export type Topic = ReadonlyMap<string, number>;

/** What can be said of a question before anything is weighed. */
export interface Findings extends Pick<Found, "unknown">, Pick<Likeness, "odds"> {
	/** Words of the question, and how many of them say something about a subject. */
	length: number;
	subjects: number;
	candidates: readonly Candidate[];
	/** Pages that the question names. */
	named: ReadonlySet<string>;
	/** By label: how much the question is like its samples. */
	likeness: ReadonlyMap<string, number>;
}

/** Finds what may answer a question. */
export type Finder = (question: string, topic?: Topic) => Findings;

/** How many passages each way of finding them may name. */
const MOST_FOUND = 30;
/** Share of the words of a greeting, thanks or a wish that its sample questions have. */
const LEAST_OF_TALK = 0.8;
/** A talk is about a page from this share on. */
const LEAST_TOPIC = 0.1;

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/**
 * Finds the passages that share words with a question or are asked for in like words, and those of the pages that
 * the talk is about.
 *
 * @param labels Those that have sample questions.
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
			.slice(0, MOST_FOUND);
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
			if (passage.kind !== "fact" && (topic.get(passage.page) ?? 0) >= LEAST_TOPIC) places.add(place);
		}
		for (const [place] of liked.toSorted(([, left], [, right]) => right - left).slice(0, MOST_FOUND))
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
			// Little else is said in a greeting.
			if (kind === "talk" && asked.size < LEAST_OF_TALK * length) return [];
			// A technology or term is meant where all of its name is said, or a word that only its text has.
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
		// A message of talk that names nothing on the site, such as "Hi", is no question.
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

/** Words that stand in the title and head of one page only, with that page; years, places and roles among them. */
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
