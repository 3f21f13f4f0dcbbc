import type { Passage } from "../passages/passage.ts";
import { isToldIn } from "../passages/wording.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Sentence, Sentences } from "./sentences.ts";
import { held, type QueryTerm } from "./vocabulary.ts";

/** The terms that passages and their points hold, beside what their pages are called. */
export class PassageTerms {
	readonly #index: SearchIndex;
	readonly #sentences: Sentences;

	constructor(index: SearchIndex, sentences: Sentences) {
		this.#index = index;
		this.#sentences = sentences;
	}

	/** Of a text, without learning from it. */
	of(text: string): ReadonlySet<string> {
		return this.#index.vocabulary.termsIn(text);
	}

	/** Of a passage's name and sentences, with their search words. */
	ofPassage(passage: Passage): ReadonlySet<string> {
		const sentences = this.#sentences.of(passage);
		return union([this.of(passage.names), ...sentences.flatMap(({ own, asked }) => [own, asked])]);
	}

	/** The same of one point of a passage's list. */
	ofPoint(passage: Passage, point: string): ReadonlySet<string> {
		const within = this.#sentences.of(passage).filter(({ text }) => isToldIn(point, text));
		return union([this.of(point), ...within.map(({ asked }) => asked)]);
	}

	/** A question without the name of a passage's page, and perhaps of its example, which say nothing of its parts. */
	besideName(query: Query, { subject, example = "" }: Passage, isOfExample = false): Query {
		const named = this.of(isOfExample ? example : "");
		const isName = (term: QueryTerm) =>
			this.#index.names.isPageName(term.term, subject) || held(named, term) > 0;
		return { ...query, terms: query.terms.filter((term) => !isName(term)) };
	}

	/** Whether a sentence itself holds a word of a question beside the names of its page and example. */
	tellsBeside({ own }: Sentence, query: Query, passage: Passage): boolean {
		const isTold = (term: QueryTerm) => !term.passing && held(own, term) > 0;
		return this.besideName(query, passage, true).terms.some(isTold);
	}
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
	new Set(sets.flatMap((set) => [...set]));
