import MiniSearch from "minisearch";
import type { Passage } from "./passages.ts";
import { isStopWord, stem, stemsOf, subjectStems, wordsOf } from "./stems.ts";

/** A passage's match with a question. */
export interface Hit {
	/** Sum of the search library's scores for each word. */
	score: number;
	/** Share of the question's words in any of its fields, weighted by rarity. */
	all: number;
	/** The question's stems that the passage contains. */
	words: Set<string>;
}

export interface SearchResult {
	/** Passages that share a word with the question, by id. */
	hits: ReadonlyMap<string, Hit>;
	/** Stems of the question's words, without stop words. */
	subjects: ReadonlySet<string>;
	/** Subjects that occur nowhere on the site, or of whose parts only some do, such as "BigQuery". */
	unknown: ReadonlySet<string>;
	/** The site's word with a similar spelling or the same meaning, by word that the site lacks. */
	alike: ReadonlyMap<string, string>;
}

/** Minimum length of a stem that may be the beginning of a longer one, or contain a typo. */
const MIN_LETTERS = 5;
/** Weight of an inexact match (shared beginning or a typo). */
const INEXACT = 0.4;
/** Maximum number of a question's words that are searched. */
const MAX_WORDS = 40;
/** Minimum letters of a compound's part. */
const MIN_PART = 4;
/** Maximum letters that link them. */
const LINKING = 2;

/**
 * Creates a full-text search over passages.
 *
 * @param synonyms Groups of words and phrases with the same meaning.
 */
export function createSearch(passages: readonly Passage[], synonyms: readonly (readonly string[])[]) {
	const vocabulary = new Set<string>();
	const index = new MiniSearch<{ id: number; title: string; context: string; text: string }>({
		fields: ["title", "context", "text"],
		tokenize: wordsOf,
		processTerm: (word) => {
			if (isStopWord(word)) return null;
			const found = stem(word);
			vocabulary.add(found);
			return found;
		},
		searchOptions: {
			// The words of a question are already stemmed.
			tokenize: (text) => text.split(" "),
			processTerm: (word) => word,
			boost: { title: 2 },
			prefix: (word) => word.length >= MIN_LETTERS,
			fuzzy: (word) => (word.length >= MIN_LETTERS ? 0.2 : false),
			// Six, the default, visits nearly the whole index.
			maxFuzzy: 2,
		},
	});
	for (const [id, { title, partTitle, pageTitle, text }] of passages.entries())
		index.add({ id, title, context: [partTitle, pageTitle].join(" "), text });
	const groups = synonyms.map((group) => group.map(stemsOf));

	return (question: string): SearchResult => {
		const subjects = subjectStems(question).slice(0, MAX_WORDS);
		const hits = new Map<string, Hit>();
		const unknown = new Set<string>();
		const alike = new Map<string, string>();
		let sum = 0;
		for (const word of subjects) {
			const isAsked = (phrase: readonly string[]) =>
				phrase.at(-1) === word && phrase.every((each) => subjects.includes(each));
			const exact = new Set([word, ...groups.filter((group) => group.some(isAsked)).flat(2)]);
			const whole = index.search([...exact].join(" "));
			// What no passage contains may be a compound.
			const parts = whole.length > 0 ? [word] : partsOf(word, vocabulary);
			const found = whole.length > 0 ? whole : index.search(parts.join(" "));
			if (parts.join("").length < word.length - LINKING) unknown.add(word);
			const [term] = found[0]?.terms ?? [];
			if (term !== undefined && !vocabulary.has(word)) alike.set(word, term);
			const rarity = Math.log(1 + passages.length / (1 + found.length));
			sum += rarity;
			for (const { id: at, score, terms } of found) {
				const { id = "" } = passages[at] ?? {};
				const hit = hits.get(id) ?? { score: 0, all: 0, words: new Set() };
				const share = rarity * (terms.some((term) => exact.has(term)) ? 1 : INEXACT);
				hits.set(id, { score: hit.score + score, all: hit.all + share, words: hit.words.add(word) });
			}
		}
		for (const hit of hits.values()) hit.all /= sum;
		return { hits, subjects: new Set(subjects), unknown, alike };
	};
}

/** Returns the longest known stems at the beginning and end of a compound. */
function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
	const lengths = Array.from(word, (_, at) => word.length - 1 - at).filter((length) => length >= MIN_PART);
	const known = (partOf: (length: number) => string) =>
		lengths.map(partOf).find((part) => vocabulary.has(part)) ?? [];
	return [known((length) => word.slice(0, length)), known((length) => word.slice(-length))].flat();
}
