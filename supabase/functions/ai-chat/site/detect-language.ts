// @ts-types="@types/stopword"
import { deu, eng } from "stopword";
import type { Language } from "../../../../src/content/types.ts";
import { wordsOf } from "./stems.ts";

/** Detects the language of a text; returns undefined if its words leave it open. */
export type Detector = (text: string) => Language | undefined;

/** Pseudo-count of each function word. */
const FUNCTION_WORD = 20;
/** Pseudo-count of every word, because one of the languages may lack it. */
const SMOOTHING = 0.5;
/** Minimum log-likelihood ratio of the detected language. */
const MIN_ODDS = 0.7;

function countWords(texts: readonly string[], functionWords: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
	for (const word of new Set(wordsOf(functionWords.join(" "))))
		counts.set(word, (counts.get(word) ?? 0) + FUNCTION_WORD);
	return counts;
}

/**
 * Creates a detector from the word frequencies of the site's texts, with extra weight on function words.
 *
 * @param textsIn Returns the site's texts in a language.
 */
export function createDetector(textsIn: (language: Language) => readonly string[]): Detector {
	const german = countWords(textsIn("de"), deu);
	const english = countWords(textsIn("en"), eng);
	const oddsOf = (word: string) =>
		Math.log(((german.get(word) ?? 0) + SMOOTHING) / ((english.get(word) ?? 0) + SMOOTHING));
	return (text) => {
		const odds = wordsOf(text).reduce((sum, word) => sum + oddsOf(word), 0);
		if (Math.abs(odds) < MIN_ODDS) return undefined;
		return odds > 0 ? "de" : "en";
	};
}
