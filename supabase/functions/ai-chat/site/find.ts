import { featuresOf, groupsOf, labelOf } from "./features.ts";
import type { Comparison, Likeness } from "./likeness.ts";
import { headId, type Passage } from "./passages.ts";
import type { Found, Hit, Search } from "./search.ts";
import { subjectStems, wordsOf } from "./words.ts";

/** A passage that may answer a question, with what speaks for it, in the order of the features. */
export interface Candidate {
	passage: Passage;
	features: readonly number[];
	hit?: Hit;
	/** How much the question is like its sample questions. */
	likeness: number;
	hasSamples: boolean;
}

/** What can be said of a question before anything is weighed. */
export interface Findings extends Pick<Found, "subjects" | "unknown">, Pick<Likeness, "odds"> {
	/** Words of the question. */
	length: number;
	candidates: readonly Candidate[];
	/** Pages that the question names. */
	named: ReadonlySet<string>;
	/** By label: how much the question is like its samples. */
	likeness: ReadonlyMap<string, number>;
}

/** Finds what may answer a question; `topic` is the page that the talk is about. */
export type Finder = (question: string, topic?: string) => Findings;

/** How many passages each way of finding them may name. */
const MOST_FOUND = 30;
/** Share of the words of a greeting, thanks or a wish that its sample questions have. */
const LEAST_OF_TALK = 0.8;

/**
 * Finds the passages that share words with a question or are asked for in like words, and those of the page that
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
	const technologyNames = new Map(
		passages.flatMap(({ kind, id, title }) => (kind === "technology" ? [[id, subjectStems(title)]] : [])),
	);
	const technologyWords = new Set([...technologyNames.values()].flat());
	return (question, topic) => {
		const { hits, subjects, unknown } = search(question);
		const { labels: likeness, covered, odds } = compare(question);
		const best = Array.from(hits)
			.toSorted(([, left], [, right]) => right.score - left.score)
			.slice(0, MOST_FOUND);
		const words = new Set(subjectStems(question));
		const technologies = [...words].filter((word) => technologyWords.has(word));
		const named = new Set(titleWords.filter(([word]) => words.has(word)).map(([, page]) => page));
		const places = new Set(best.map(([place]) => place));
		const groupLikeness = new Map<string, number>();
		const liked: [place: number, likeness: number][] = [];
		for (const [place, passage] of passages.entries()) {
			const share = likeness.get(labelOf(passage)) ?? 0;
			if (share > 0 && passage.kind !== "technology") {
				liked.push([place, share]);
				for (const group of Object.values(groupsOf(passage)))
					groupLikeness.set(group, (groupLikeness.get(group) ?? 0) + share);
			}
			if (topic !== undefined && passage.page === topic && passage.kind !== "fact") places.add(place);
		}
		for (const [place] of liked.toSorted(([, left], [, right]) => right - left).slice(0, MOST_FOUND))
			places.add(place);
		const common = {
			bestScore: best[0]?.[1].score ?? 0,
			likeness,
			covered,
			groupLikeness,
			named,
			technologies,
			topic,
			subjects,
		};
		const candidates = Array.from(places).flatMap((place): Candidate[] => {
			const passage = passages[place];
			if (!passage) return [];
			// Little else is said in a greeting.
			if (passage.kind === "talk" && (covered.get(passage.id) ?? 0) < LEAST_OF_TALK) return [];
			// A technology is meant where all of its name is said.
			if (technologyNames.get(passage.id)?.some((word) => !words.has(word))) return [];
			const hit = hits.get(place);
			const hasSamples = sampled.has(labelOf(passage));
			const features = featuresOf(passage, { ...common, hit, hasSamples });
			return [{ passage, features, hit, likeness: likeness.get(labelOf(passage)) ?? 0, hasSamples }];
		});
		return { candidates, named, likeness, odds, length: wordsOf(question).length, subjects, unknown };
	};
}

/** Words that stand in the title and head of one page only, with that page; years, places and roles among them. */
function distinctTitleWords(passages: readonly Passage[]): (readonly [word: string, page: string])[] {
	const words = new Map<string, Set<string>>();
	for (const { page, pageTitle, id, text } of passages)
		if (page !== "/")
			for (const word of subjectStems(id === headId(page) ? `${pageTitle} ${text.de}` : pageTitle))
				words.set(word, (words.get(word) ?? new Set()).add(page));
	return Array.from(words).flatMap(([word, pages]) =>
		pages.size === 1 ? Array.from(pages, (page) => [word, page] as const) : [],
	);
}
