import type { Token } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

/** An entry of a phrase table: what visitors say or ask, and what they are told for it. */
export interface Entry {
	/** Ids of the passages told; for something to be done, the service first. */
	tells: readonly string[];
	/** Phrases in the notation of `PhraseMatcher.add`. */
	said: string;
	/** Others in that notation, of which one has to stand near one of the phrases. */
	beside?: string;
	/** Where several entries are found, the highest counts; of those, the first. */
	weight?: number;
}

/** An entry about working together. */
export interface EngagementEntry extends Entry {
	/** How many words of content the question may hold that no phrase says: one where `beside` is given, or else none. */
	furtherWords?: number;
	/** Whether the page told before may answer it itself. */
	leans?: boolean;
	/** Whether a project that is named is the answer itself. */
	named?: boolean;
}

/** The weight of an entry that gives none. */
const USUAL = 4;

export const weightOf = ({ weight = USUAL }: Entry): number => weight;

/** An entry that a text says, and where each word of its phrase begins. */
export interface Found<E extends Entry> {
	entry: E;
	words: readonly number[];
}

/** Reads a table's entries out of a text's words: those that weigh most first, and of these the table's first. */
export function finderOf<E extends Entry>(table: readonly E[]): (tokens: readonly Token[]) => Found<E>[] {
	const matcher = new PhraseMatcher<{ entry: E; place: number }>();
	const ordered = table.toSorted((left, right) => weightOf(right) - weightOf(left));
	for (const [place, entry] of ordered.entries()) matcher.add(entry.said, { entry, place }, entry.beside);
	return (tokens) =>
		matcher
			.find(tokens)
			.toSorted((left, right) => left.value.place - right.value.place)
			.map(({ value: { entry }, words }) => ({ entry, words }));
}

/** Every combination of a phrase of one list with a phrase of another. */
export const combined = (first: string, second: string): string =>
	alternatives(first)
		.flatMap((before) => alternatives(second).map((after) => `${before} ${after}`))
		.join(" | ");

const alternatives = (phrases: string): string[] => phrases.split(/[|\n]/).map((phrase) => phrase.trim());
