import { PhraseMatcher } from "../../text/phrase-matcher.ts";

/** Phrases that say what a visitor has come for, and the passages that he is told for it. */
export interface Concern {
	/** Ids of the passages; the first has to be there. */
	tells: string;
	/** In the notation of `PhraseMatcher`. */
	said: string;
	/** Others, of which one has to stand beside one of the phrases. */
	beside?: string;
}

/** Every combination of words from several lists, each list in the notation of `PhraseMatcher`. */
export const combined = (first: string, second: string): string =>
	alternatives(first)
		.flatMap((before) => alternatives(second).map((after) => `${before} ${after}`))
		.join(" | ");

const alternatives = (phrases: string): string[] => phrases.split(/[|\n]/).map((phrase) => phrase.trim());

/** A matcher of all concerns, which finds each by its place in the list. */
export function matcherOf(concerns: readonly Concern[]): PhraseMatcher<number> {
	const matcher = new PhraseMatcher<number>();
	for (const [at, { said, beside }] of concerns.entries()) matcher.add(said, at, beside);
	return matcher;
}
