import type { Comparison, Likeness } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import type { Found, Hit, Search } from "./search.ts";
import { subjectStems, wordsOf } from "./words.ts";

/** What a question and a passage have in common. */
export interface Evidence {
	hit?: Hit;
	/** The best of all passages' search scores. */
	bestScore: number;
	/** By id of a passage: how much the question is like its sample questions. */
	likeness: ReadonlyMap<string, number>;
	/** By group: the same for all passages of it together. */
	groupLikeness: ReadonlyMap<string, number>;
	/** Pages whose title has a word of the question that no other title has. */
	named: ReadonlySet<string>;
	/** Stems of the question's words that name a technology. */
	technologies: readonly string[];
	/** Page of the answer before. */
	topic?: string;
	/** Words of the question that say something about a subject. */
	subjects: number;
	/** Whether the passage has sample questions. */
	hasSamples: boolean;
}

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/** Groups that a passage belongs to: its page, the kind of page, and its role on pages of that kind. */
export function groupsOf({ kind, page, partTitle, example, title }: Passage) {
	if (kind === "fact" || kind === "talk") return { page: kind, section: kind, role: kind };
	const section = `section ${page.split("/")[1]}`;
	return {
		page,
		section,
		role: `${section} ${example ? `example ${kind}` : partTitle} ${kind === "part" ? title : kind}`,
	};
}

const groupShare = (passage: Passage, { groupLikeness }: Evidence, group: "page" | "section" | "role") =>
	groupLikeness.get(groupsOf(passage)[group]) ?? 0;

/** By name, what speaks for a passage; each is 0 to 1 or near it. */
export const FEATURES: Readonly<Record<string, (passage: Passage, evidence: Evidence) => number>> = {
	relativeScore: (_, { hit = NO_HIT, bestScore }) => hit.score / Math.max(1, bestScore),
	score: (_, { hit = NO_HIT }) => Math.log(1 + hit.score) / 4,
	title: (_, { hit = NO_HIT }) => hit.title,
	context: (_, { hit = NO_HIT }) => hit.context,
	text: (_, { hit = NO_HIT }) => hit.text,
	coverage: (_, { hit = NO_HIT }) => hit.all,
	likeness: (passage, { likeness }) => likeness.get(labelOf(passage)) ?? 0,
	logLikeness: (passage, { likeness }) => 1 + Math.log(1e-4 + (likeness.get(labelOf(passage)) ?? 0)) / 9.3,
	pageLikeness: (passage, evidence) => groupShare(passage, evidence, "page"),
	sectionLikeness: (passage, evidence) => groupShare(passage, evidence, "section"),
	roleLikeness: (passage, evidence) => groupShare(passage, evidence, "role"),
	isNamed: ({ page, kind }, { named }) => Number(kind !== "fact" && named.has(page)),
	isOther: ({ page, kind }, { named }) => Number(kind !== "fact" && named.size > 0 && !named.has(page)),
	hasSamples: (_, { hasSamples }) => Number(hasSamples),
	length: ({ text }) => Math.log(1 + (text.de ?? text.en ?? "").length) / 6,
	isTopic: ({ page, kind }, { topic }) => Number(kind !== "fact" && page === topic),
	isTopicOfShort: ({ page, kind }, { topic, subjects }) =>
		kind !== "fact" && page === topic ? 1 / (1 + subjects) : 0,
	isFact: ({ kind }) => Number(kind === "fact"),
	isPart: ({ kind }) => Number(kind === "part"),
	isPage: ({ kind }) => Number(kind === "page"),
	isTechnology: ({ kind }) => Number(kind === "technology"),
	technologyNamed: ({ kind }, { hit = NO_HIT }) => (kind === "technology" ? hit.title : 0),
	pageNamed: ({ kind }, { hit = NO_HIT }) => (kind === "page" ? hit.context : 0),
	partNamed: ({ kind }, { hit = NO_HIT }) => (kind === "part" ? hit.context : 0),
	isTalk: ({ kind }) => Number(kind === "talk"),
	lacksTechnology: (_, { technologies, hit = NO_HIT }) =>
		technologies.filter((word) => !hit.words.has(word)).length / Math.max(1, technologies.length),
	factLikeness: (passage, { likeness }) =>
		passage.kind === "fact" ? (likeness.get(labelOf(passage)) ?? 0) : 0,
	isUnsampledPage: ({ kind }, { hasSamples }) => Number(!hasSamples && kind !== "fact"),
	isExample: ({ example }) => Number(example !== undefined),
};

const EXTRACTORS = Object.values(FEATURES);

export const featuresOf = (passage: Passage, evidence: Evidence): number[] =>
	EXTRACTORS.map((extract) => extract(passage, evidence));

export const dot = (left: readonly number[], right: readonly number[]): number =>
	left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** Turns scores into probabilities. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((all, power) => all + power, 0);
	return powers.map((power) => power / sum);
}

/** A passage that may answer a question, with what speaks for it, in the order of {@link FEATURES}. */
export interface Candidate {
	passage: Passage;
	features: readonly number[];
	hit?: Hit;
	/** How much the question is like its sample questions. */
	likeness: number;
	hasSamples: boolean;
}

/** Under which label a passage's sample questions are counted; those that ask for a technology fit any. */
export const labelOf = ({ kind, id }: Passage): string => (kind === "technology" ? kind : id);

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
	const technologyWords = new Set(
		passages.flatMap(({ kind, title }) => (kind === "technology" ? subjectStems(title) : [])),
	);
	return (question, topic) => {
		const { hits, subjects, unknown } = search(question);
		const { labels: likeness, odds } = compare(question);
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
			groupLikeness,
			named,
			technologies,
			topic,
			subjects,
		};
		const candidates = Array.from(places).flatMap((place): Candidate[] => {
			const passage = passages[place];
			if (!passage) return [];
			const hit = hits.get(place);
			const hasSamples = sampled.has(labelOf(passage));
			const features = featuresOf(passage, { ...common, hit, hasSamples });
			return [{ passage, features, hit, likeness: likeness.get(labelOf(passage)) ?? 0, hasSamples }];
		});
		return { candidates, named, likeness, odds, length: wordsOf(question).length, subjects, unknown };
	};
}

/** Words that stand in the title of one page only, with that page. */
function distinctTitleWords(passages: readonly Passage[]): (readonly [word: string, page: string])[] {
	const words = new Map<string, Set<string>>();
	for (const { page, pageTitle } of passages)
		if (page !== "/")
			for (const word of subjectStems(pageTitle)) words.set(word, (words.get(word) ?? new Set()).add(page));
	return Array.from(words).flatMap(([word, pages]) =>
		pages.size === 1 ? Array.from(pages, (page) => [word, page] as const) : [],
	);
}

/** Candidates with their scores and probabilities, best first. */
export function rank(candidates: readonly Candidate[], weights: readonly number[]): Ranked[] {
	const scores = candidates.map(({ features }) => dot(features, weights));
	const probabilities = softmax(scores);
	return candidates
		.map((candidate, at) => ({ candidate, score: scores[at] ?? 0, probability: probabilities[at] ?? 0 }))
		.toSorted((left, right) => right.score - left.score);
}

export interface Ranked {
	candidate: Candidate;
	score: number;
	probability: number;
}
