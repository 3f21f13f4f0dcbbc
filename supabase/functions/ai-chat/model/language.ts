// @ts-types="@types/stopword"
import * as lists from "stopword";

/** Function words of some fifty languages. */
const FUNCTION_WORDS = Object.entries(lists).flatMap(([code, words]) =>
	/^[a-z]{3}$/.test(code) ? [[new Intl.Locale(code).language, new Set<unknown>(words)] as const] : [],
);
/** Number of function words by which another language must lead. */
const MIN_LEAD = 3;

/** Returns a text's language (BCP 47), such as "fr": the expected one, unless its words clearly belong to another. */
export function languageOf(text: string, expected: string): string {
	const prose = text.toLowerCase().replace(/\]\([^)]*\)/g, "]");
	const words = Array.from(new Intl.Segmenter([], { granularity: "word" }).segment(prose));
	const countIn = (known: ReadonlySet<unknown>) => words.filter(({ segment }) => known.has(segment)).length;
	const counts = new Map(FUNCTION_WORDS.map(([language, known]) => [language, countIn(known)]));
	const least = (counts.get(expected) ?? 0) + MIN_LEAD;
	const [[best = expected] = []] = Array.from(counts)
		.filter(([, count]) => count >= least)
		.toSorted(([, left], [, right]) => right - left);
	return best;
}
