/** Parameters of BM25+: how soon more of a term says no more, what a long text takes off, and what any find counts. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const LEAST = 0.5;

interface Column<Field> {
	field: Field;
	/** What a find in it counts. */
	boost: number;
	/** How many different words each document has in it. */
	lengths: number[];
}

/** How often a document holds a term in one of its fields. */
interface Place<Field> {
	document: number;
	field: Field;
	count: number;
}

/** A document that holds a term. */
export interface Found<Field> {
	id: string;
	/** BM25+, summed over the fields. */
	score: number;
	fields: readonly Field[];
}

/** Which documents hold a term, in which of their fields, and how much that says about them. */
export class TermIndex<Field extends string> {
	readonly #columns: readonly Column<Field>[];
	readonly #ids: string[] = [];
	readonly #places = new Map<string, Place<Field>[]>();

	/** @param boosts What a find in each field counts. */
	constructor(boosts: Readonly<Record<Field, number>>) {
		const entries = Object.entries(boosts) as [Field, number][];
		this.#columns = entries.map(([field, boost]) => ({ field, boost, lengths: [] }));
	}

	/** Takes a document, given as the words of its fields and the terms of each word. */
	add(
		id: string,
		words: Readonly<Record<Field, readonly string[]>>,
		termsOf: (word: string) => readonly string[],
	): void {
		const document = this.#ids.push(id) - 1;
		for (const { field, lengths } of this.#columns) {
			// An empty field counts as one of a single word, as it does in MiniSearch.
			lengths.push(Math.max(1, new Set(words[field]).size));
			for (const word of words[field]) for (const term of termsOf(word)) this.#place(term, document, field);
		}
	}

	#place(term: string, document: number, field: Field): void {
		const places = this.#places.get(term);
		const last = places?.at(-1);
		if (last?.document === document && last.field === field) last.count += 1;
		else if (places) places.push({ document, field, count: 1 });
		else this.#places.set(term, [{ document, field, count: 1 }]);
	}

	/** The documents that hold a term, best first. */
	find(term: string): Found<Field>[] {
		const found = new Map<number, { id: string; score: number; fields: Field[] }>();
		const places = Map.groupBy(this.#places.get(term) ?? [], ({ field }) => field);
		for (const { field, boost, lengths } of this.#columns) {
			const inField = places.get(field) ?? [];
			const rarity = Math.log(1 + (lengths.length - inField.length + 0.5) / (inField.length + 0.5));
			const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
			for (const { document, count } of inField) {
				const length = (lengths[document] ?? 0) / average;
				const room = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
				const score = boost * rarity * (LEAST + (count * (SATURATION + 1)) / (count + room));
				const other = found.get(document);
				found.set(document, {
					id: this.#ids[document] ?? "",
					score: score + (other?.score ?? 0),
					fields: [...(other?.fields ?? []), field],
				});
			}
		}
		return [...found.values()].sort((left, right) => right.score - left.score);
	}
}
