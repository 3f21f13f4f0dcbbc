// @ts-types="@types/stopword"
import * as lists from "stopword";

/** Function words of some fifty languages. */
const FUNCTION_WORDS = Object.entries(lists)
	.filter(([code]) => /^[a-z]{3}$/.test(code))
	.map(([code, words]) => ({ tag: new Intl.Locale(code).language, words: new Set<unknown>(words) }));

/** Returns a text's language (BCP 47), such as "fr": the expected one, unless its words clearly belong to another. */
export function languageOf(text: string, expected: string): string {
	const prose = text
		.slice(0, 1000)
		.toLowerCase()
		.replace(/\]\([^)]*\)/g, "]");
	const said = Array.from(new Intl.Segmenter([], { granularity: "word" }).segment(prose));
	const countOf = (words: ReadonlySet<unknown>) => said.filter(({ segment }) => words.has(segment)).length;
	const counts = FUNCTION_WORDS.map(({ tag, words }) => ({ tag, count: countOf(words) }));
	const own = counts.find(({ tag }) => tag === expected)?.count ?? 0;
	const [best] = counts.toSorted((left, right) => right.count - left.count);
	// Names and addresses look like two words of another language at most.
	return best && best.count > own + 2 ? best.tag : expected;
}
