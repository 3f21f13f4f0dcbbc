// @ts-types="@types/stopword"
import * as lists from "stopword";

/** Function words of some fifty languages. */
const FUNCTION_WORDS = Object.entries(lists)
	.filter(([code]) => /^[a-z]{3}$/.test(code))
	.map(([code, words]) => [new Intl.Locale(code).language, new Set<unknown>(words)] as const);

/** Returns a text's language (BCP 47), such as "fr": the expected one, unless its words clearly belong to another. */
export function languageOf(text: string, expected: string): string {
	const prose = text.slice(0, 1000).replace(/\]\([^)]*\)/g, "]");
	const said = [...new Intl.Segmenter([], { granularity: "word" }).segment(prose.toLowerCase())];
	const counts = FUNCTION_WORDS.map(
		([tag, words]) => [said.filter(({ segment }) => words.has(segment)).length, tag] as const,
	).toSorted(([left], [right]) => right - left);
	const [own = 0] = counts.find(([, tag]) => tag === expected) ?? [];
	const [[most, best] = [0, expected]] = counts;
	// Names and addresses look like one word of another language more at most.
	return most > own + 1 ? best : expected;
}
