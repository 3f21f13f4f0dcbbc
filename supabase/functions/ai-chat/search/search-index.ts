import MiniSearch, { type MatchInfo } from "minisearch";
import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { splitSentences } from "../passages/wording.ts";
import { searchWords } from "../search-words.ts";
import { Likeness } from "./likeness.ts";
import { PageNames } from "./page-names.ts";
import {
	contextDocument,
	examplesOf,
	FIELDS,
	type Field,
	passageDocument,
	type SearchDocument,
	subjectOf,
} from "./search-documents.ts";
import { MEANT_SHARE, type QueryTerm, Vocabulary } from "./vocabulary.ts";

/** How much finding a term in a field says about a passage. */
export const STRENGTHS: Readonly<Record<Field, number>> = {
	names: 1,
	keywords: 0.95,
	text: 0.8,
	context: 0.65,
	example: 0.4,
};
/** The same of finding it among what visitors may say for a passage. */
const SAID = 0.7;
const BOOSTS: Readonly<Record<Field, number>> = {
	names: 4,
	keywords: 3,
	text: 1,
	context: 0.5,
	example: 0.2,
};

/** A passage that holds at least one of the terms looked for, or whose subject does. */
export interface Hit {
	passage: Passage;
	/** BM25, for what is otherwise alike. */
	score: number;
	/** How well the passage covers each term, from 0 to 1, in the order of the terms. */
	strengths: readonly number[];
}

/** A document that holds a term. */
interface Holding {
	id: string;
	/** BM25 of a term that weighs 1. */
	score: number;
	strength: number;
}

/** Passages, searchable by the meaning of words. */
export class SearchIndex {
	readonly passages: readonly Passage[];
	readonly vocabulary = new Vocabulary();
	/** What pages and technologies are called. */
	readonly names: PageNames;
	/** How much questions are like those that visitors ask. */
	readonly likeness: Likeness;
	readonly #byId: Map<string, Passage>;
	/** By subject, and by subject and worked example. */
	readonly #bySubject: Map<string, Passage[]>;
	readonly #byCue = new Map<Cue, Passage[]>();
	readonly #search: MiniSearch<SearchDocument>;
	/** Ids of the passages that visitors may say a term for. */
	readonly #saidFor = new Map<string, string[]>();
	readonly #held = new Map<string, readonly Holding[]>();

	constructor(passages: readonly Passage[]) {
		this.passages = passages;
		this.likeness = new Likeness(passages);
		this.#byId = new Map(passages.map((passage) => [passage.id, passage]));
		this.names = new PageNames(passages, this.vocabulary);
		this.#bySubject = Map.groupBy(passages, ({ subject }) => subject);
		for (const passage of passages)
			for (const cue of passage.cues) this.#byCue.set(cue, [...(this.#byCue.get(cue) ?? []), passage]);
		const documents = passages.map((passage) => passageDocument(passage, this.vocabulary));
		for (const [subject, [first]] of this.#bySubject)
			if (first?.context) documents.push(contextDocument(subject, first.context, "context", this.vocabulary));
		for (const [example, parts] of examplesOf(passages)) {
			this.#bySubject.set(example, parts);
			const text = parts.map((part) => part.text).join("\n");
			documents.push(contextDocument(example, text, "example", this.vocabulary));
		}
		this.vocabulary.splitCompounds();
		for (const [index, passage] of passages.entries()) this.#count(passage, documents[index]);
		this.#search = new MiniSearch({
			fields: [...FIELDS],
			tokenize: (text) => text.split(" "),
			processTerm: (word) => [...this.vocabulary.terms(word)],
		});
		this.#search.addAll(documents);
	}

	#count(passage: Passage, document: SearchDocument | undefined): void {
		if (!document) return;
		const names = document.names.split(" ");
		const keywords = document.keywords.split(" ");
		this.vocabulary.count([...names, ...keywords, ...document.text.split(" ")]);
		if (document.text !== "") this.#learnSaid(passage);
		this.vocabulary.learnSpelling([...names, ...keywords]);
		this.names.learn(passage, names);
	}

	/** Takes what visitors may say for the sentences of a passage. */
	#learnSaid({ id, subject, text }: Passage): void {
		const words = splitSentences(text).flatMap((sentence) =>
			this.vocabulary.read(searchWords(subject, sentence)),
		);
		const terms = new Set(words.flatMap((word) => this.vocabulary.terms(word)));
		this.vocabulary.learnSaid(terms);
		for (const term of terms) {
			const ids = this.#saidFor.get(term);
			if (ids) ids.push(id);
			else this.#saidFor.set(term, [id]);
		}
	}

	/** Passages that tell what a cue asks for. */
	byCue(cue: Cue): readonly Passage[] {
		return this.#byCue.get(cue) ?? [];
	}

	/** Passages that hold at least one of the terms, or whose subject does, by their ids. */
	search(terms: readonly QueryTerm[]): Map<string, Hit> {
		const documents = new Map<string, { score: number; held: number; strengths: number[] }>();
		const searched = new Set<string>();
		const add = (at: number, term: string, weight: number, strengthOf: (found: number) => number) => {
			const isFirst = !searched.has(term);
			searched.add(term);
			for (const { id, score, strength } of this.#holding(term)) {
				let document = documents.get(id);
				if (!document) {
					document = { score: 0, held: 0, strengths: terms.map(() => 0) };
					documents.set(id, document);
				}
				document.score += score * weight;
				if (isFirst) document.held += 1;
				document.strengths[at] = Math.max(document.strengths[at] ?? 0, strengthOf(strength));
			}
		};
		for (const [at, { term, others = [], weight }] of terms.entries()) {
			add(at, term, weight, (found) => found);
			for (const other of others) add(at, other, weight * MEANT_SHARE, meantStrength);
		}
		const hits = new Map<string, Hit>();
		for (const [id, { score: sum, held, strengths }] of documents) {
			// As MiniSearch does where it is asked for all terms at once.
			const score = sum * held;
			const passage = this.#byId.get(id);
			const found = passage ? [passage] : (this.#bySubject.get(subjectOf(id)) ?? []);
			for (const each of found) {
				const other = hits.get(each.id);
				hits.set(each.id, other ? merged(other, score, strengths) : { passage: each, score, strengths });
			}
		}
		return hits;
	}

	/** The documents that hold a term; found once for each of the site's own terms. */
	#holding(term: string): readonly Holding[] {
		const held = this.#held.get(term);
		if (held) return held;
		const results = this.#search.search(term, { processTerm: (word) => word, boost: BOOSTS });
		const holding = results.map(({ id, score, match }) => ({ id, score, strength: strengthOf(match[term]) }));
		const ids = new Set(holding.map(({ id }) => id));
		for (const id of this.#saidFor.get(term) ?? [])
			if (!ids.has(id)) holding.push({ id, score: 0, strength: SAID });
		// Visitors' own words lead nowhere, and must not stay.
		if (holding.length > 0) this.#held.set(term, holding);
		return holding;
	}
}

function strengthOf(fields: MatchInfo[string] | undefined): number {
	let strength = 0;
	for (const field of fields ?? []) strength = Math.max(strength, STRENGTHS[field as Field]);
	return strength;
}

/** What another meaning of a word says: less, but where it stands in a passage still more than in its context. */
function meantStrength(strength: number): number {
	const isOwn = strength > STRENGTHS.context;
	return Math.max(MEANT_SHARE * strength, isOwn ? STRENGTHS.context + Number.EPSILON : 0);
}

const merged = ({ passage, score, strengths }: Hit, more: number, others: readonly number[]): Hit => ({
	passage,
	score: score + more,
	strengths: strengths.map((strength, index) => Math.max(strength, others[index] ?? 0)),
});
