import { cueWords } from "../cues/read-cues.ts";
import { commonWords, isGenericWord, isStopWord } from "../text/common-words.ts";
import { splitCompound } from "../text/compounds.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import { meantBy } from "../text/lexicon.ts";
import { isProduct } from "../text/products.ts";
import { Speller } from "../text/spelling.ts";
import { type Language, stem } from "../text/stem.ts";
import { isGrouped, meaning } from "../text/synonyms.ts";
import { infinitives, wordTerms } from "../text/word-forms.ts";

/** A word of a question as the site knows it. */
export interface QueryTerm {
	term: string;
	/** From 0.35 to about 1.3; a rarer term says more, and one that names something says most. */
	weight: number;
	/** What it names, if it is more than any other word of the site. */
	topic?: "page" | "technology";
	/** A cue stands for it, so that it counts less. */
	cued?: boolean;
	/** It only helps to find, because it is generic. */
	passing?: boolean;
	/** Terms that it may mean as well, each of them a bit less surely. */
	others?: readonly string[];
}

/** What a text counts that holds what a word may mean, compared with one that holds the word. */
export const MEANT_SHARE = 0.7;

/** How well a text with some terms holds one of a question, from 0 to 1. */
export function held(terms: ReadonlySet<string>, { term, others }: QueryTerm): number {
	if (terms.has(term)) return 1;
	return others?.some((other) => terms.has(other)) ? MEANT_SHARE : 0;
}

/** How well a word of a question is known, and the terms it is found under. */
export interface Resolution {
	/** `head`: only the word that a compound ends in. */
	known: "whole" | "head" | "not";
	terms: readonly QueryTerm[];
}

/** Words shorter than this are no compounds that a search must look into. */
const SHORTEST_COMPOUND = 9;
/** Letters that what stands before a head has at least, and the head itself. */
const SHORTEST_PART = 3;
const SHORTEST_HEAD = 5;
/** The same of a part that only visitors say. */
const SHORTEST_SAID = 4;
/** Grammar this short is a slip away from too many words. */
const SHORTEST_COMMON = 7;
/** A shorter stem says little of a word with a long ending. */
const SHORTEST_STEM = 5;
const MOST_REMEMBERED = 10_000;

/** The words that the site's texts are made of, and what they mean. */
export class Vocabulary {
	/** The terms that each folded word is found under. */
	readonly #words = new Map<string, readonly string[]>();
	/** The number of texts that hold each term. */
	readonly #counts = new Map<string, number>();
	/** The number of texts that visitors may say each term for. */
	readonly #said = new Map<string, number>();
	/** The words that compounds are made of. */
	#parts: ReadonlySet<string> = new Set();
	/** Texts that were read, because many passages share their names and keywords. */
	readonly #read = new Map<string, readonly string[]>();
	readonly #topics = new Map<string, "page" | "technology">();
	readonly #resolved = { de: new Map<string, Resolution>(), en: new Map<string, Resolution>() };
	#texts = 0;
	/** Words that stand for something, and all others, of which two slips make another word too easily. */
	readonly #named = new Set<string>();
	readonly #counted = new Set<string>();
	readonly #spellings = new Speller(() => this.#named);
	readonly #plainSpellings = new Speller(() => [...cueWords, ...longCommonWords(), ...this.#counted]);

	/** Takes a text of the site and returns its words, without those that carry grammar alone. */
	read(text: string): readonly string[] {
		const known = this.#read.get(text);
		if (known) return known;
		const words: string[] = [];
		for (const word of wordsIn(normalize(text))) {
			if (isStopWord(word)) continue;
			if (!this.#words.has(word)) this.#words.set(word, wordTerms(word));
			words.push(word);
		}
		this.#read.set(text, words);
		return words;
	}

	/**
	 * Splits the compounds among the words read; to be called when all of the site's are. Words read after that,
	 * which only visitors say, are no part of a compound.
	 */
	splitCompounds(): void {
		this.#read.clear();
		this.#parts = new Set(this.#words.keys());
		for (const [word, terms] of this.#words) {
			if (word.length < SHORTEST_COMPOUND) continue;
			const parts = splitCompound(word, (part) => part !== word && this.#isPart(part));
			if (parts) this.#words.set(word, [...new Set([...terms, ...parts.flatMap(wordTerms)])]);
		}
	}

	/** Counts the words of one text, by which rare words are told from common ones. */
	count(words: Iterable<string>): void {
		this.#texts += 1;
		const terms = new Set<string>();
		for (const word of words) {
			this.#counted.add(word);
			for (const term of this.terms(word)) terms.add(term);
		}
		for (const term of terms) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
	}

	/** Takes the terms that visitors may say for one text. */
	learnSaid(terms: Iterable<string>): void {
		for (const term of terms) this.#said.set(term, (this.#said.get(term) ?? 0) + 1);
	}

	/** Takes words that name a page or a technology. */
	learnNames(words: Iterable<string>, kind: "page" | "technology"): void {
		for (const word of words)
			if (!isGenericWord(word)) for (const term of this.terms(word)) this.#topics.set(term, kind);
	}

	/** Takes words that are worth correcting a misspelled one to. */
	learnSpelling(words: Iterable<string>): void {
		for (const word of words) this.#named.add(word);
	}

	/** The terms of a word that was read. */
	terms(word: string): readonly string[] {
		return this.#words.get(word) ?? [];
	}

	/** The terms that a text holds, without learning from it. */
	termsIn(text: string): ReadonlySet<string> {
		const words = wordsIn(normalize(text)).filter((word) => !isStopWord(word));
		return new Set(words.flatMap((word) => this.#words.get(word) ?? wordTerms(word)));
	}

	/** What a folded word of a question means. */
	resolve(word: string, language: Language): Resolution {
		const remembered = this.#resolved[language];
		let found = remembered.get(word);
		if (!found) {
			found = this.#find(word, language);
			if (remembered.size >= MOST_REMEMBERED) remembered.clear();
			remembered.set(word, found);
		}
		return found;
	}

	/** The site's word that a misspelled one most likely is. */
	correct(word: string): string | undefined {
		return (
			this.#spellings.correct(word, 1) ??
			this.#plainSpellings.correct(word, 1) ??
			this.#spellings.correct(word)
		);
	}

	#find(word: string, language: Language): Resolution {
		const other = language === "de" ? "en" : "de";
		const forms = language === "de" ? [word, ...infinitives(word)] : [word];
		const candidates: string[] = [];
		for (const stemmed of [...forms.map((form) => stem(form, language)), stem(word, other)]) {
			// "Siemens" is no form of "SIEM", and "Windows" none of "window".
			const isShort = stemmed.length < SHORTEST_STEM && word.length > stemmed.length + 2;
			if ((isShort || isProduct(word)) && !this.#words.has(word) && !isGrouped(stemmed)) continue;
			const candidate = meaning(stemmed);
			if (this.#counts.has(candidate) || this.#said.has(candidate)) candidates.push(candidate);
		}
		const own = candidates.find((candidate) => this.#counts.has(candidate));
		if (own !== undefined) return { known: "whole", terms: [this.#weigh(own)] };
		const meant = isProduct(word) ? undefined : this.#meant(forms);
		const [said] = candidates;
		if (said !== undefined)
			return { known: "whole", terms: [{ ...this.#weigh(said), others: meant?.others }] };
		if (meant) return { known: "whole", terms: [meant] };
		// "Salesforce" is made of no other words.
		if (isProduct(word)) return { known: "not", terms: [] };
		const isPart = (part: string) => this.#isPart(part) || isGenericWord(part);
		const parts =
			splitCompound(word, isPart) ?? splitCompound(word, (part) => isPart(part) || this.#isSaid(part));
		if (parts) return { known: "whole", terms: parts.flatMap((part) => this.#partTerms(part)) };
		const guessed = splitCompound(
			word,
			(part) => isPart(part) || (!word.endsWith(part) && this.#isSearchWord(part)),
		);
		if (guessed) return { known: "head", terms: guessed.flatMap((part) => this.#partTerms(part)) };
		const head = this.#head(word);
		return head ? { known: "head", terms: this.#termsOf([head]) } : { known: "not", terms: [] };
	}

	/** The known word that an unknown compound ends in: what a "Fehlalarm" is, is an "Alarm". */
	#head(word: string): string | undefined {
		for (let start = SHORTEST_PART; start <= word.length - SHORTEST_HEAD; start++) {
			const head = word.slice(start);
			if (this.#isPart(head) && !isGenericWord(head)) return head;
		}
		return undefined;
	}

	/** A word that the site doesn't hold, with what it may mean. */
	#meant(forms: readonly string[]): QueryTerm | undefined {
		const others = [...new Set(forms.flatMap(meantBy))].filter((term) => this.#counts.has(term));
		if (others.length === 0) return undefined;
		const weight = Math.max(...others.map((term) => this.#weigh(term, false).weight));
		return { term: `~${forms[0]}`, weight, others };
	}

	/** Whether a compound can be made of a word that only visitors say. */
	#isSaid(part: string): boolean {
		return part.length >= SHORTEST_SAID && this.#meant([part]) !== undefined;
	}

	/** Whether a word is a search word of a sentence, and so may stand before what a compound is about. */
	#isSearchWord(part: string): boolean {
		return part.length >= SHORTEST_SAID && this.#said.has(meaning(stem(part, "de")));
	}

	#partTerms(part: string): readonly QueryTerm[] {
		return this.#isPart(part) ? this.#termsOf([part]) : this.resolve(part, "de").terms;
	}

	#termsOf(words: readonly string[]): QueryTerm[] {
		const terms = new Set(words.map((word) => meaning(stem(word, "de"))));
		return Array.from(terms, (term) => this.#weigh(term));
	}

	/** Whether a compound can be made of a word; short ones, such as "und", would be found everywhere. */
	#isPart(word: string): boolean {
		if (!this.#parts.has(word)) return false;
		return word.length > 3 || this.#topics.has(meaning(stem(word, "de")));
	}

	#weigh(term: string, isNaming = true): QueryTerm {
		const topic = isNaming ? this.#topics.get(term) : undefined;
		const share = (this.#counts.get(term) ?? this.#said.get(term) ?? 1) / this.#texts;
		const rarity = Math.min(1, Math.log(1 / share) / Math.log(this.#texts));
		return { term, topic, weight: (0.35 + 0.65 * rarity) * (topic ? 1.3 : 1) };
	}
}

const longCommonWords = () => [...commonWords()].filter(({ length }) => length >= SHORTEST_COMMON);
