import MiniSearch, { type MatchInfo } from "minisearch";
import type { Cue } from "./cues/cue.ts";
import { readCues } from "./cues/read-cues.ts";
import type { Passage } from "./passages/passage.ts";
import { splitSentences } from "./passages/wording.ts";
import { searchWords } from "./search-words.ts";
import { MEANT_SHARE, type QueryTerm, Vocabulary } from "./vocabulary.ts";

const FIELDS = ["names", "keywords", "text", "context", "example"] as const;
type Field = (typeof FIELDS)[number];
type Document = Record<Field | "id", string>;

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
/** Marks the document that stands for what a whole subject is about. */
const SUBJECT = "subject:";

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

/** Letters that a stem leaves out of a word at most. */
const LONGEST_ENDING = 3;

/** Whether a term is a word's stem, in whichever language, and not one part of a compound. */
const isStem = (term: string, word = ""): boolean =>
	word.startsWith(term) && word.length - term.length <= LONGEST_ENDING;

/** Passages, searchable by the meaning of words. */
export class SearchIndex {
	readonly passages: readonly Passage[];
	readonly vocabulary = new Vocabulary();
	/** The passages of the technologies that one term names. */
	readonly technologies = new Map<string, Passage>();
	readonly #byId: Map<string, Passage>;
	/** The summaries of the services' pages. */
	readonly #services: readonly Passage[];
	/** By subject, and by subject and worked example. */
	readonly #bySubject: Map<string, Passage[]>;
	readonly #byCue = new Map<Cue, Passage[]>();
	/** The terms of the names of each page and technology, by the passage's id. */
	readonly #names = new Map<string, readonly string[]>();
	readonly #search: MiniSearch<Document>;
	/** Ids of the passages that visitors may say a term for. */
	readonly #saidFor = new Map<string, string[]>();
	readonly #held = new Map<string, readonly Holding[]>();

	constructor(passages: readonly Passage[]) {
		this.passages = passages;
		this.#byId = new Map(passages.map((passage) => [passage.id, passage]));
		this.#services = passages.filter(({ id, kind }) => kind === "summary" && id.startsWith("services/"));
		this.#bySubject = Map.groupBy(passages, ({ subject }) => subject);
		for (const passage of passages)
			for (const cue of passage.cues) this.#byCue.set(cue, [...(this.#byCue.get(cue) ?? []), passage]);
		const documents = passages.map((passage) => this.#read(passage));
		for (const [subject, [first]] of this.#bySubject)
			if (first?.context) documents.push(this.#readContext(subject, first.context));
		for (const [example, parts] of examplesOf(passages)) {
			this.#bySubject.set(example, parts);
			documents.push(this.#readContext(example, parts.map(({ text }) => text).join("\n"), "example"));
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

	/** The fields of a passage as known words, separated by spaces. */
	#read({ id, kind, names, keywords, text }: Passage): Document {
		// Lists and technologies name other pages, which are found by themselves.
		const isSearched = kind !== "list" && kind !== "technology";
		return {
			id,
			names: this.vocabulary.read(names).join(" "),
			keywords: this.vocabulary.read(keywords).join(" "),
			text: isSearched ? this.vocabulary.read(text).join(" ") : "",
			context: "",
			example: "",
		};
	}

	#readContext(subject: string, context: string, field: Field = "context"): Document {
		const words = this.vocabulary.read(context).join(" ");
		return {
			id: SUBJECT + subject,
			names: "",
			keywords: "",
			text: "",
			context: "",
			example: "",
			[field]: words,
		};
	}

	#count(passage: Passage, document: Document | undefined): void {
		if (!document) return;
		const names = document.names.split(" ");
		const keywords = document.keywords.split(" ");
		const terms = [...new Set(names.flatMap((name) => this.vocabulary.terms(name)))];
		const isOneWord = names.length === 1 && terms.every((term) => isStem(term, names[0]));
		if (passage.kind === "technology" || passage.kind === "summary") this.#names.set(passage.id, terms);
		if (passage.kind === "technology" && (isOneWord || terms.length === 1))
			for (const term of terms) this.technologies.set(term, passage);
		this.vocabulary.count([...names, ...keywords, ...document.text.split(" ")]);
		if (document.text !== "") this.#learnSaid(passage);
		this.vocabulary.learnSpelling([...names, ...keywords]);
		this.vocabulary.learnNames(
			distinctive(passage.kind, names),
			passage.kind === "technology" ? "technology" : "page",
		);
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

	/** Whether every word of a passage's name is among the terms found, so that the name as such was meant. */
	isNamedIn(passage: Passage, isFound: (term: string) => boolean): boolean {
		const joined = passage.keywords.split(" ").at(-1) ?? "";
		const isJoined = (term: string) => isStem(term, joined) && isFound(term);
		return this.vocabulary.terms(joined).some(isJoined) || (this.#names.get(passage.id) ?? []).every(isFound);
	}

	/** Whether a term is part of what the page of a subject is called. */
	isPageName(term: string, subject: string): boolean {
		return this.#names.get(subject)?.includes(term) ?? false;
	}

	/** The summaries of the services that are called by a term. */
	servicesCalled(term: string): readonly Passage[] {
		return this.#services.filter(({ id }) => this.isPageName(term, id));
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
			const found = passage ? [passage] : (this.#bySubject.get(id.slice(SUBJECT.length)) ?? []);
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

/** The passages of each worked example, whose parts say what it is about only together. */
function examplesOf(passages: readonly Passage[]): Map<string, Passage[]> {
	const parts = passages.filter(({ example }) => example !== undefined);
	return Map.groupBy(parts, ({ subject, example }) => `${subject} ${example}`);
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

/** The words of a name that stand for it: all of a page's, and of a technology such as "App Service" the first. */
function distinctive(kind: Passage["kind"], names: readonly string[]): readonly string[] {
	// "Certified" or "project" is part of a name and stands for nothing by itself.
	if (kind === "summary")
		return names.filter((name) => readCues([{ word: name, start: 0, sentence: 0 }]).weights.size === 0);
	if (kind !== "technology") return [];
	const [first = ""] = names;
	return names.length === 1 || first.length > 3 ? [first] : [];
}
