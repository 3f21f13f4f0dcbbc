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

/** Creates a detector from the word frequencies of the site's texts in a language, with extra weight on function words. */
export function createDetector(textsIn: (language: Language) => readonly string[]): Detector {
	const logCount = (language: Language, functionWords: readonly string[]) => {
		const counts = new Map(wordsOf(functionWords.join(" ")).map((word) => [word, FUNCTION_WORD]));
		for (const word of textsIn(language).flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
		return (word: string) => Math.log((counts.get(word) ?? 0) + SMOOTHING);
	};
	const german = logCount("de", deu);
	const english = logCount("en", eng);
	return (text) => {
		const odds = wordsOf(text).reduce((sum, word) => sum + german(word) - english(word), 0);
		return Math.abs(odds) < MIN_ODDS ? undefined : odds > 0 ? "de" : "en";
	};
}
