import { saysNothing } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import { RESULT } from "../passages/subjects.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { searchWords } from "../search-words.ts";
import { wordsIn } from "../text/fold.ts";
import type { Language } from "../text/stem.ts";

/** Asks for a figure of an example, which the rest of the question says what it is of. */
export const FIGURE =
	/\b((wie ?viel|how much) (zeit|time)|wie ?(viele?n?|oft|haufig|schnell|lange?|hoch|gross)|how (many|much|often|fast|quick(ly)?|long|high)|wie|how|go down|went down|dauerten?|werte?|vorher nachher|before and after)\b/g;
/** What he did himself is told by a phase. */
const OF_HIM = /\b(haben|hast|did|have) (sie|du|you)\b/;
/** Wants to know how it was at first, which some figures tell beside what became of it. */
export const BEFORE = /\b(vorher|anfangs|zuvor|fruher|before|initially)\b/;
const TELLS_BEFORE = /vorher|statt|→/u;
const OFTEN = /\b(how often|wie (oft|haufig))\b/;
const TELLS_OFTEN = /(?<!\p{L})pro(?!\p{L})/u;
const UNIT = /\b(wochen|tagen?|stunden|minuten|sekunden|weeks|days|hours|minutes|seconds|zeit|time)\b/;
/** Counts things, unlike "how much downtime". */
const MANY = /\b(how many|wie ?vielen?)\b/;
/** Asks for a number, which the sentences that an example begins with may not hold. */
export const HOW_MANY = /\b(how (many|much)|wie ?viele?n?)\b/;

/** Whether a normalized question asks for a figure of an example. */
export const asksForFigure = (text: string): boolean => text.search(FIGURE) >= 0 && !OF_HIM.test(text);

/**
 * The one figure of an example that everything asked is about.
 *
 * @param words What a question asks of the example.
 * @param fewest How many of them its figure tells, and not the name of its page.
 */
export function figureOf(
	example: string,
	text: string,
	words: readonly string[],
	language: Language,
	{ passages, vocabulary, names }: SearchIndex,
	fewest = 1,
): Passage | undefined {
	const termsOf = (word: string) => vocabulary.resolve(word, language).terms;
	const asked = words.filter((word) => !UNIT.test(word) && termsOf(word).length > 0);
	if (asked.length === 0) return undefined;
	const isOther = ({ cues, text: figure }: Passage) =>
		(BEFORE.test(text) && !TELLS_BEFORE.test(figure)) ||
		(OFTEN.test(text) && !TELLS_OFTEN.test(figure)) ||
		(MANY.test(text) && !UNIT.test(text) && cues.includes("duration"));
	const figures = passages.filter(
		(each) => RESULT.test(each.id) && each.id.startsWith(`${example}/`) && !isOther(each),
	);
	const holding = (textOf: (passage: Passage) => string) =>
		figures.filter((each) => {
			const said = vocabulary.termsIn(textOf(each));
			const isTold = (word: string) => termsOf(word).some(({ term }) => said.has(term));
			const isOf = (word: string) => termsOf(word).some(({ term }) => names.isPageName(term, each.subject));
			return asked.every((word) => isTold(word) || isOf(word)) && asked.some(isTold);
		});
	const inItsWords = holding((each) => each.text);
	const found =
		inItsWords.length > 0
			? inItsWords
			: holding((each) => `${each.text} ${searchWords(each.subject, each.text)}`);
	const [only, ...others] = found;
	if (!only || others.length > 0) return undefined;
	const told = vocabulary.termsIn(`${only.text} ${searchWords(only.subject, only.text)}`);
	const isEnough = asked.filter((word) => termsOf(word).some(({ term }) => told.has(term))).length >= fewest;
	return isEnough ? only : undefined;
}

/** The words of a text that say something beside what some patterns find. */
export const contentOf = (text: string, beside: readonly RegExp[]): readonly string[] =>
	wordsIn(beside.reduce((left, each) => left.replace(each, " "), text)).filter((word) => !saysNothing(word));
