import { featuresOf, groupsOf, labelOf, ROLE } from "./features.ts";
import type { Comparison, Likeness, SampleWeights } from "./likeness.ts";
import { headId, type Passage } from "./passages.ts";
import type { Hit, Search, SearchResult } from "./search.ts";
import { stemsOf, subjectStems } from "./stems.ts";

/** A passage that may answer a question, with its features, as in `features.ts`. */
export interface Candidate {
	passage: Passage;
	features: Float32Array;
	hit: Hit;
	/** Likeness of the question to the passage's samples. */
	likeness: number;
	/** The question's subject words that neither the passage nor its samples contain. */
	unexplained: readonly string[];
	hasSamples: boolean;
	/** Share of its page in the conversation's topic. */
	topic: number;
}

/** Topic of a conversation: shares by page and by part of a page. */
export type Topic = ReadonlyMap<string, number>;

/** Findings about a question, before ranking. */
export interface Findings extends Pick<Likeness, "unanswered">, Pick<SearchResult, "asked" | "unknown"> {
	/** Number of the question's words, and of its subject words. */
	length: number;
	subjects: number;
	/** Likeness of the question to samples about practice scenarios. */
	examples: number;
	candidates: readonly Candidate[];
	/** Pages that the question names. */
	named: ReadonlySet<string>;
	/** Likeness of the question to the samples of the site's passages, by label. */
	likeness: ReadonlyMap<string, number>;
}

/** Finds the candidates for a question. */
export type Finder = (question: string, topic?: Topic) => Findings;

/** Maximum number of candidates each from search and from samples. */
const MAX_FOUND = 30;
/** Minimum share for a page to count as the topic. */
const MIN_TOPIC = 0.1;
/** Minimum likeness of a candidate. */
const MIN_LIKENESS = 1e-3;

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/**
 * Creates a finder of the passages that share words with a question, those with similar samples, and those of the
 * conversation's pages.
 *
 * @param samples Labels with sample questions, and the vocabulary of talk.
 */
export function createFinder(
	passages: readonly Passage[],
	search: Search,
	compare: Comparison,
	samples: Pick<SampleWeights, "labels" | "talk">,
): Finder {
	const sampled = new Set(samples.labels);
	const talkWords = new Set(samples.talk);
	const titleWords = distinctTitleWords(passages);
	const labels = new Set(passages.map(labelOf));
	/** Labels of the samples about practice scenarios. */
	const examples = new Set(
		passages.flatMap(({ id, role, example }) => (example === undefined ? [] : [id, `${ROLE}${role}`])),
	);
	const names = new Map(passages.map(({ id, names }) => [id, names?.map(subjectStems)]));
	return (question, topic = new Map()) => {
		const { hits, subjects, asked, unknown, alike } = search(question);
		const { labels: alikes, words: sampleWords, unanswered } = compare(question, alike);
		const likeness = new Map([...alikes].filter(([label]) => labels.has(label)));
		const words = stemsOf(question);
		const best = Array.from(hits)
			.toSorted(([, left], [, right]) => right.score - left.score)
			.slice(0, MAX_FOUND);
		const named = new Set(titleWords.filter(([word]) => asked.has(word)).map(([, page]) => page));
		const places = new Set(best.map(([place]) => place));
		const groups = new Map<string, number>();
		const liked: [place: number, likeness: number][] = [];
		for (const [place, passage] of passages.entries()) {
			const share = likeness.get(labelOf(passage)) ?? 0;
			if (share >= MIN_LIKENESS && labelOf(passage) === passage.id) {
				liked.push([place, share]);
				for (const group of Object.values(groupsOf(passage)))
					groups.set(group, (groups.get(group) ?? 0) + share);
			}
			if (passage.kind !== "fact" && (topic.get(passage.page) ?? 0) >= MIN_TOPIC) places.add(place);
		}
		// Samples that fit any page, such as "What were the results?", are labelled by a role.
		for (const [label, share] of alikes)
			if (label.startsWith(ROLE)) groups.set(label, (groups.get(label) ?? 0) + share);
		for (const [place] of liked.toSorted(([, left], [, right]) => right - left).slice(0, MAX_FOUND))
			places.add(place);
		const candidates = Array.from(places).flatMap((place): Candidate[] => {
			const passage = passages[place];
			if (!passage) return [];
			const { id, page, kind, topics } = passage;
			const sampleStems = sampleWords.get(labelOf(passage)) ?? new Set();
			const hit = hits.get(place) ?? NO_HIT;
			const unexplained = [...subjects].filter((word) => !hit.words.has(word) && !sampleStems.has(word));
			// Whoever greets or thanks says nothing else.
			if (kind === "talk" && (unexplained.length > 0 || words.some((word) => !talkWords.has(word))))
				return [];
			// A technology or term is a candidate only if the question contains a full name.
			if (names.get(id)?.every((name) => name.some((word) => !subjects.has(word)))) return [];
			const isPage = !["fact", "talk", "term"].includes(kind);
			const found = {
				hit,
				likeness: likeness.get(labelOf(passage)) ?? 0,
				unexplained,
				hasSamples: sampled.has(labelOf(passage)),
				topic: isPage ? (topic.get(page) ?? 0) : 0,
			};
			const features = featuresOf(passage, {
				...found,
				groups,
				bestScore: best[0]?.[1].score ?? 0,
				subjects: subjects.size,
				unexplained: unexplained.length / Math.max(1, subjects.size),
				isNamed: isPage && named.has(page),
				topic: { page: found.topic, part: isPage ? (topic.get(topics.at(-1) ?? "") ?? 0) : 0 },
			});
			return [{ ...found, passage, features }];
		});
		return {
			named,
			likeness,
			unanswered,
			asked,
			unknown,
			candidates,
			length: words.length,
			subjects: subjects.size,
			examples: [...alikes].reduce((sum, [label, share]) => sum + (examples.has(label) ? share : 0), 0),
		};
	};
}

/** Returns words unique to one page's title and head, such as years, places and roles, with that page. */
function distinctTitleWords(passages: readonly Passage[]): (readonly [word: string, page: string])[] {
	const words = new Map<string, Set<string>>();
	for (const { page, pageTitle, id, kind, text } of passages)
		if (page !== "/" && (kind === "page" || id === headId(page)))
			for (const word of subjectStems(kind === "page" ? pageTitle : text))
				words.set(word, (words.get(word) ?? new Set()).add(page));
	return Array.from(words).flatMap(([word, pages]) =>
		pages.size === 1 ? Array.from(pages, (page) => [word, page] as const) : [],
	);
}
