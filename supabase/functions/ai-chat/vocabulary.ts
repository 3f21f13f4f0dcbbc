import { isGenericWord, isStopWord } from "./text/common-words.ts";
import { splitCompound } from "./text/compounds.ts";
import { normalize, tokenize } from "./text/fold.ts";
import { Speller } from "./text/spelling.ts";
import { type Language, stem } from "./text/stem.ts";
import { meaning } from "./text/synonyms.ts";

/** A word of a question as the site knows it. */
export interface QueryTerm {
	term: string;
	/** From 0.35 to about 1.3; a rarer term says more, and one that names something says most. */
	weight: number;
	/** It names a page or a technology, rather than being any other word of the site. */
	topic: boolean;
}

/** Words shorter than this are no compounds that a search must look into. */
const SHORTEST_COMPOUND = 9;
const MOST_REMEMBERED = 10_000;

/** The words that the site's texts are made of, and what they mean. */
export class Vocabulary {
	/** The terms that each folded word is found under. */
	readonly #words = new Map<string, readonly string[]>();
	/** The number of texts that hold each term. */
	readonly #counts = new Map<string, number>();
	readonly #topics = new Set<string>();
	readonly #resolved = { de: new Map<string, QueryTerm[]>(), en: new Map<string, QueryTerm[]>() };
	#texts = 0;
	#spellings = new Speller([]);

	/** Takes a text of the site and returns its words, without those that carry grammar alone. */
	read(text: string): string[] {
		const words: string[] = [];
		for (const { word } of tokenize(normalize(text))) {
			if (isStopWord(word)) continue;
			if (!this.#words.has(word)) this.#words.set(word, wordTerms(word));
			words.push(word);
		}
		return words;
	}

	/** Splits the compounds among the words read; to be called when all of them are. */
	splitCompounds(): void {
		for (const [word, terms] of this.#words) {
			if (word.length < SHORTEST_COMPOUND) continue;
			const parts = splitCompound(word, (part) => part !== word && this.#isPart(part));
			if (parts) this.#words.set(word, [...new Set([...terms, ...parts.flatMap(wordTerms)])]);
		}
	}

	/**
	 * Counts the words of one text, by which rare words are told from common ones.
	 *
	 * @param names Those of its words that name something.
	 */
	count(words: Iterable<string>, names: Iterable<string>): void {
		this.#texts += 1;
		const terms = new Set<string>();
		for (const word of words) for (const term of this.terms(word)) terms.add(term);
		for (const term of terms) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
		for (const word of names)
			if (!isGenericWord(word)) for (const term of this.terms(word)) this.#topics.add(term);
	}

	/** Takes words that are worth correcting a misspelled one to. */
	learnSpelling(words: Iterable<string>): void {
		this.#spellings = new Speller(words);
	}

	/** The terms of a word that was read. */
	terms(word: string): readonly string[] {
		return this.#words.get(word) ?? [];
	}

	/** What a folded word of a question means, by itself or as a compound of known words; empty if unknown. */
	resolve(word: string, language: Language): readonly QueryTerm[] {
		const remembered = this.#resolved[language];
		let found = remembered.get(word);
		if (!found) {
			found = this.#find(word, language).map((term) => this.#weigh(term));
			if (remembered.size >= MOST_REMEMBERED) remembered.clear();
			remembered.set(word, found);
		}
		return found;
	}

	/** The site's word that a misspelled one most likely is. */
	correct(word: string): string | undefined {
		return this.#spellings.correct(word);
	}

	#find(word: string, language: Language): string[] {
		const other = language === "de" ? "en" : "de";
		for (const candidate of [meaning(stem(word, language)), meaning(stem(word, other))])
			if (this.#counts.has(candidate)) return [candidate];
		const parts = splitCompound(word, (part) => this.#isPart(part)) ?? [];
		return [...new Set(parts.map((part) => meaning(stem(part, "de"))))];
	}

	/** Whether a compound can be made of a word; short ones, such as "und", would be found everywhere. */
	#isPart(word: string): boolean {
		if (!this.#words.has(word)) return false;
		return word.length > 3 || this.#topics.has(meaning(stem(word, "de")));
	}

	#weigh(term: string): QueryTerm {
		const topic = this.#topics.has(term);
		const share = (this.#counts.get(term) ?? 1) / this.#texts;
		const rarity = Math.min(1, Math.log(1 / share) / Math.log(this.#texts));
		return { term, topic, weight: (0.35 + 0.65 * rarity) * (topic ? 1.3 : 1) };
	}
}

/** The terms that a folded word is found under: its meaning by German and by English rules. */
function wordTerms(word: string): string[] {
	const german = meaning(stem(word, "de"));
	const english = meaning(stem(word, "en"));
	return german === english ? [german] : [german, english];
}
