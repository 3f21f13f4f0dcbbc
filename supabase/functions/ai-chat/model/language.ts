// @ts-types="@types/stopword"
import * as lists from "stopword";

/** Function words of some fifty languages. */
const FUNCTION_WORDS = new Map(
	Object.entries(lists)
		.filter(([code]) => /^[a-z]{3}$/.test(code))
		.map(([code, words]) => [new Intl.Locale(code).language, new Set<unknown>(words)]),
);

/** Returns a text's language (BCP 47), such as "fr": the expected one, unless its words clearly belong to another. */
export function languageOf(text: string, expected: string): string {
	const prose = text
		.slice(0, 1000)
		.toLowerCase()
		.replace(/\]\([^)]*\)/g, "]");
	const words = Array.from(new Intl.Segmenter([], { granularity: "word" }).segment(prose));
	const countIn = (language: string) =>
		words.filter(({ segment }) => FUNCTION_WORDS.get(language)?.has(segment)).length;
	const best = Array.from(FUNCTION_WORDS.keys()).reduce((left, right) =>
		countIn(right) > countIn(left) ? right : left,
	);
	// Names and addresses look like two words of another language at most.
	return countIn(best) < countIn(expected) + 3 ? expected : best;
}
