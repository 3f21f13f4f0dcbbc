import MiniSearch from "minisearch";
import type { Passage } from "./passages/passage.ts";
import { isGenericWord, isStopWord } from "./text/common-words.ts";
import { splitCompound } from "./text/compounds.ts";
import { normalize, tokenize } from "./text/fold.ts";
import { Speller } from "./text/spelling.ts";
import { type Language, stem } from "./text/stem.ts";
import { meaning } from "./text/synonyms.ts";

const FIELDS = ["names", "keywords", "text", "context"] as const;
type Field = (typeof FIELDS)[number];

/** How much finding a term in a field says about a passage. */
const STRENGTHS: Readonly<Record<Field, number>> = { names: 1, keywords: 0.95, text: 0.8, context: 0.55 };

/** A word of a question as the index knows it. */
export interface QueryTerm {
	term: string;
	/** From 0 to about 1.3; a rarer term says more. */
	weight: number;
	/** It names a page or a technology, rather than any other word of the site. */
	topic: boolean;
}

export interface Hit {
	passage: Passage;
	/** BM25, for what is otherwise alike. */
	score: number;
	/** How well the passage covers each term, from 0 to 1. */
	matched: ReadonlyMap<string, number>;
}

/** Passages, searchable by the meaning of words, and the vocabulary they are written in. */
export class SearchIndex {
	readonly passages: readonly Passage[];
	readonly #byId: Map<string, Passage>;
	readonly #search: MiniSearch;
	readonly #words = new Map<string, readonly string[]>();
	readonly #passageCounts = new Map<string, number>();
	readonly #topics = new Set<string>();
	readonly #speller: Speller;

	constructor(passages: readonly Passage[]) {
		this.passages = passages;
		this.#byId = new Map(passages.map((passage) => [passage.id, passage]));
		const documents = passages.map((passage) => this.#document(passage));
		for (const [word, terms] of this.#words) {
			const parts =
				word.length > 8 ? splitCompound(word, (part) => part !== word && this.#isPart(part)) : undefined;
			if (parts) this.#words.set(word, [...new Set([...terms, ...parts.flatMap(wordTerms)])]);
		}
		for (const [index, passage] of passages.entries()) this.#count(passage, documents[index]);
		this.#speller = new Speller([...this.#words.keys()]);
		this.#search = new MiniSearch({
			fields: [...FIELDS],
			tokenize: (text) => text.split(" "),
			processTerm: (word) => [...(this.#words.get(word) ?? [])],
		});
		this.#search.addAll(documents);
	}

	/** The fields of a passage as known words, separated by spaces. */
	#document(passage: Passage): Record<Field | "id", string> {
		const words = (text: string) =>
			tokenize(normalize(text))
				.map(({ word }) => word)
				.filter((word) => {
					if (isStopWord(word)) return false;
					if (!this.#words.has(word)) this.#words.set(word, wordTerms(word));
					return true;
				})
				.join(" ");
		return {
			id: passage.id,
			names: words(passage.names),
			keywords: words(passage.keywords),
			text: words(passage.text),
			context: words(passage.context),
		};
	}

	#count(passage: Passage, document: Record<Field, string> | undefined): void {
		if (!document) return;
		const terms = (fields: readonly Field[]) =>
			new Set(
				fields.flatMap((field) => document[field].split(" ")).flatMap((word) => this.#words.get(word) ?? []),
			);
		for (const term of terms(["names", "keywords", "text"]))
			this.#passageCounts.set(term, (this.#passageCounts.get(term) ?? 0) + 1);
		const isNamed = passage.kind === "summary" || passage.kind === "technology";
		if (isNamed) for (const term of terms(["names"])) this.#topics.add(term);
	}

	/** A word that a compound can be made of. */
	#isPart(word: string): boolean {
		return (
			(word.length > 3 || this.#topics.has(meaning(stem(word, "de")))) &&
			this.#words.has(word) &&
			!isGenericWord(word)
		);
	}

	/** The terms of a word, if the index has it: by itself, or as a compound of words it has. */
	resolve(word: string, language: Language): QueryTerm[] {
		const other = language === "de" ? "en" : "de";
		for (const candidate of [meaning(stem(word, language)), meaning(stem(word, other))])
			if (this.#passageCounts.has(candidate)) return [this.#term(candidate)];
		const parts = splitCompound(word, (part) => this.#isPart(part)) ?? [];
		const terms = [...new Set(parts.map((part) => meaning(stem(part, "de"))))];
		return terms.map((term) => this.#term(term));
	}

	/** The terms of a text that belongs to the site. */
	termsOf(text: string): string[] {
		const words = tokenize(normalize(text)).filter(({ word }) => !isStopWord(word));
		return [...new Set(words.flatMap(({ word }) => this.resolve(word, "de").map(({ term }) => term)))];
	}

	/** The word of the index that a misspelled one most likely is. */
	correct(word: string): string | undefined {
		return this.#speller.correct(word);
	}

	#term(term: string): QueryTerm {
		const topic = this.#topics.has(term);
		const share = (this.#passageCounts.get(term) ?? 0) / this.passages.length;
		const rarity = share === 0 ? 1 : Math.min(1, Math.log(1 / share) / Math.log(this.passages.length));
		return { term, topic, weight: (0.35 + 0.65 * rarity) * (topic ? 1.3 : 1) };
	}

	/** Passages that hold at least one of the terms. */
	search(terms: readonly QueryTerm[]): Hit[] {
		if (terms.length === 0) return [];
		const results = this.#search.search(terms.map(({ term }) => term).join(" "), {
			processTerm: (term) => term,
			boost: { names: 4, keywords: 3, text: 1, context: 0.5 },
			boostTerm: (_, index) => terms[index]?.weight ?? 1,
		});
		return results.flatMap(({ id, score, match }) => {
			const passage = this.#byId.get(String(id));
			if (!passage) return [];
			const matched = new Map<string, number>();
			for (const [term, fields] of Object.entries(match))
				matched.set(term, Math.max(...fields.map((field) => STRENGTHS[field as Field])));
			return [{ passage, score, matched }];
		});
	}
}

/** The terms that a folded word is found under: its meaning by German and by English rules. */
function wordTerms(word: string): string[] {
	return [...new Set([meaning(stem(word, "de")), meaning(stem(word, "en"))])];
}
