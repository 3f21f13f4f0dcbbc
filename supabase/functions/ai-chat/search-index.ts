import MiniSearch from "minisearch";
import { readCues } from "./cues/read-cues.ts";
import type { Passage } from "./passages/passage.ts";
import { type QueryTerm, Vocabulary } from "./vocabulary.ts";

const FIELDS = ["names", "keywords", "text", "context"] as const;
type Field = (typeof FIELDS)[number];
type Document = Record<Field | "id", string>;

/** How much finding a term in a field says about a passage. */
const STRENGTHS: Readonly<Record<Field, number>> = { names: 1, keywords: 0.95, text: 0.8, context: 0.65 };
/** Marks the document that stands for what a whole subject is about. */
const SUBJECT = "subject:";

export interface Hit {
	passage: Passage;
	/** BM25, for what is otherwise alike. */
	score: number;
	/** How well the passage covers each term, from 0 to 1. */
	matched: Map<string, number>;
}

/** Passages, searchable by the meaning of words. */
export class SearchIndex {
	readonly passages: readonly Passage[];
	readonly vocabulary = new Vocabulary();
	/** The passages of the technologies that one term names. */
	readonly technologies = new Map<string, Passage>();
	readonly #byId: Map<string, Passage>;
	readonly #bySubject: Map<string, Passage[]>;
	/** The terms of the names of each page and technology, by the passage's id. */
	readonly #names = new Map<string, readonly string[]>();
	readonly #search: MiniSearch<Document>;

	constructor(passages: readonly Passage[]) {
		this.passages = passages;
		this.#byId = new Map(passages.map((passage) => [passage.id, passage]));
		this.#bySubject = Map.groupBy(passages, ({ subject }) => subject);
		const read = passages.map(({ kind, names, keywords, text }) => ({
			names: this.vocabulary.read(names),
			others: this.vocabulary.read(keywords),
			// Lists and technologies name other pages, which are found by themselves.
			text: kind === "list" || kind === "technology" ? [] : this.vocabulary.read(text),
		}));
		const documents = passages.map(({ id }, index): Document => {
			const { names = [], others = [], text = [] } = read[index] ?? {};
			return { id, names: names.join(" "), keywords: others.join(" "), text: text.join(" "), context: "" };
		});
		for (const [subject, [first]] of this.#bySubject) {
			if (!first?.context) continue;
			const context = this.vocabulary.read(first.context).join(" ");
			documents.push({ id: SUBJECT + subject, names: "", keywords: "", text: "", context });
		}
		this.vocabulary.splitCompounds();
		for (const [index, passage] of passages.entries()) {
			const { kind } = passage;
			const { names = [], others = [], text = [] } = read[index] ?? {};
			const nameTerms = [...new Set(names.flatMap((name) => this.vocabulary.terms(name)))];
			const [only, ...more] = nameTerms;
			if (kind === "technology" || kind === "summary") this.#names.set(passage.id, nameTerms);
			if (kind === "technology" && only !== undefined && more.length === 0)
				this.technologies.set(only, passage);
			this.vocabulary.count(
				[...names, ...others, ...text],
				distinctive(kind, names),
				kind === "technology" ? kind : "page",
			);
		}
		this.vocabulary.learnSpelling(new Set(read.flatMap(({ names, others }) => [...names, ...others])));
		this.#search = new MiniSearch({
			fields: [...FIELDS],
			tokenize: (text) => text.split(" "),
			processTerm: (word) => [...this.vocabulary.terms(word)],
		});
		this.#search.addAll(documents);
	}

	/** Whether every word of a passage's name is among the terms found, so that the name as such was meant. */
	isNamedIn(passage: Passage, found: ReadonlyMap<string, number>): boolean {
		const [joined = ""] = this.vocabulary.terms(passage.keywords.split(" ").at(-1) ?? "");
		return found.has(joined) || (this.#names.get(passage.id) ?? []).every((term) => found.has(term));
	}

	/** Whether a term is part of what the page of a subject is called. */
	isPageName(term: string, subject: string): boolean {
		return this.#names.get(subject)?.includes(term) ?? false;
	}

	/** Passages that hold at least one of the terms, or whose subject does. */
	search(terms: readonly QueryTerm[]): Map<string, Hit> {
		const hits = new Map<string, Hit>();
		if (terms.length === 0) return hits;
		const results = this.#search.search(terms.map(({ term }) => term).join(" "), {
			processTerm: (term) => term,
			boost: { names: 4, keywords: 3, text: 1, context: 0.5 },
			boostTerm: (_, index) => terms[index]?.weight ?? 1,
		});
		for (const { id, score, match } of results) {
			const passage = this.#byId.get(id);
			const found = passage ? [passage] : (this.#bySubject.get(id.slice(SUBJECT.length)) ?? []);
			for (const each of found) {
				const hit = hits.get(each.id) ?? { passage: each, score: 0, matched: new Map() };
				hits.set(each.id, hit);
				hit.score += score;
				for (const term in match)
					for (const field of match[term] ?? [])
						hit.matched.set(term, Math.max(hit.matched.get(term) ?? 0, STRENGTHS[field as Field]));
			}
		}
		return hits;
	}
}

/** The words of a name that stand for it: all of a page's, and of a technology such as "App Service" the first. */
function distinctive(kind: Passage["kind"], names: readonly string[]): readonly string[] {
	// "Certified" or "project" is part of a name and stands for nothing by itself.
	if (kind === "summary") return names.filter((name) => readCues(name).weights.size === 0);
	if (kind !== "technology") return [];
	const [first = ""] = names;
	return names.length === 1 || first.length > 3 ? [first] : [];
}
