import MiniSearch from "minisearch";
import type { Passage } from "./passages.ts";
import { isStopWord, stem, stemsOf, subjectStems, wordsOf } from "./words.ts";

/** How well a passage fits the words of a question. Shares are of the question's words, weighted by how rare each is. */
export interface Hit {
	/** Sum of what the search library gives for each word. */
	score: number;
	title: number;
	/** In the titles of its part, example and page. */
	context: number;
	text: number;
	/** In any of them. */
	all: number;
	/** Stems of the question's words that it holds. */
	words: ReadonlySet<string>;
}

export interface Found {
	/** Passages that share a word with the question, by their place in the list. */
	hits: ReadonlyMap<number, Hit>;
	/** The question's words that say something about a subject. */
	subjects: ReadonlySet<string>;
	/** Share of those that stand nowhere on the site. */
	unknown: number;
	/** By word that the site lacks: the site's word that is spelt alike or means the same. */
	alike: ReadonlyMap<string, string>;
}

export type Search = (question: string) => Found;

const FIELDS = ["title", "context", "text"] as const;
const BOOST = { title: 2 };
/** From this length of its stem on, a word may stand for longer ones, and may have a typing error. */
const LEAST_LETTERS = 5;
/** What a word counts that only begins like the one asked for, or has a letter changed. */
const LIKE = 0.4;
/** Letters that a part of a compound has at least. */
const LEAST_PART = 4;

/**
 * Full-text search over passages.
 *
 * @param synonyms Groups of words and phrases that mean the same.
 */
export function createSearch(passages: readonly Passage[], synonyms: readonly (readonly string[])[]): Search {
	const vocabulary = new Set<string>();
	const index = new MiniSearch<{ id: number } & Record<(typeof FIELDS)[number], string>>({
		fields: [...FIELDS],
		tokenize: wordsOf,
		processTerm: (word) => {
			if (isStopWord(word)) return null;
			const found = stem(word);
			vocabulary.add(found);
			return found;
		},
		searchOptions: {
			// Words of a question are stems already.
			tokenize: (text) => text.split(" "),
			processTerm: (word) => word,
			boost: BOOST,
			prefix: (word) => word.length >= LEAST_LETTERS,
			fuzzy: (word) => (word.length >= LEAST_LETTERS ? 0.2 : false),
		},
	});
	const documents = passages.map(({ title, partTitle, pageTitle, example = "", kind, text }, id) => ({
		id,
		title,
		context: `${partTitle} ${example} ${pageTitle}`,
		// Technologies are found by their names alone.
		text: kind === "technology" ? "" : text,
	}));
	index.addAll(documents);
	const groups = synonyms.map((group) => group.map(stemsOf));

	/** Each of the question's words with the passages that hold it, a synonym or, where none does, a part of it. */
	const lookUp = (question: string) => {
		const words = subjectStems(question);
		return words.map((word) => {
			const same = groups
				.filter((group) =>
					group.some((phrase) => phrase.at(-1) === word && phrase.every((each) => words.includes(each))),
				)
				.flat(2);
			let found = index.search([...new Set([word, ...same])].join(" "));
			if (found.length === 0) found = index.search(partsOf(word, vocabulary).join(" "));
			return {
				word,
				exact: new Set([word, ...same]),
				found,
				rarity: Math.log(1 + passages.length / (1 + found.length)),
			};
		});
	};

	return (question) => {
		const hits = new Map<number, Hit & { words: Set<string> }>();
		const words = lookUp(question);
		const sum = words.reduce((all, { rarity }) => all + rarity, 0);
		for (const { word, exact, found, rarity } of words)
			for (const { id, score, match } of found) {
				const hit = hits.get(id) ?? { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };
				const fields = new Set(Object.values(match).flat());
				const isExact = Object.keys(match).some((term) => exact.has(term));
				const share = (rarity / sum) * (isExact ? 1 : LIKE);
				for (const field of FIELDS) if (fields.has(field)) hit[field] += share;
				hit.words.add(word);
				hit.all += share;
				hit.score += score;
				hits.set(id, hit);
			}
		const unknown = words.filter(({ found }) => found.length === 0).length;
		const subjects = new Set(words.map(({ word }) => word));
		const alike = new Map(
			words.flatMap(({ word, found: [nearest] }) => {
				const [term] = nearest?.terms ?? [];
				return term === undefined || vocabulary.has(word) ? [] : [[word, term] as const];
			}),
		);
		return { hits, subjects, unknown: unknown / Math.max(1, words.length), alike };
	};
}

/** The longest known stems that a compound begins and ends with. */
function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
	const lengths = Array.from(
		{ length: Math.max(0, word.length - LEAST_PART) },
		(_, at) => word.length - 1 - at,
	);
	const first = lengths.find((length) => length >= LEAST_PART && vocabulary.has(word.slice(0, length)));
	const last = lengths.find((length) => length >= LEAST_PART && vocabulary.has(word.slice(-length)));
	return [...(first ? [word.slice(0, first)] : []), ...(last ? [word.slice(-last)] : [])];
}
