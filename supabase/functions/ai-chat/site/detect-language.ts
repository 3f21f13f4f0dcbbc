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
		const counts = new Map<string, number>();
		const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
		for (const word of textsIn(language).flatMap(wordsOf)) add(word, 1);
		for (const word of new Set(wordsOf(functionWords.join(" ")))) add(word, FUNCTION_WORD);
		return (word: string) => Math.log((counts.get(word) ?? 0) + SMOOTHING);
	};
	const german = logCount("de", deu);
	const english = logCount("en", eng);
	return (text) => {
		const odds = wordsOf(text).reduce((sum, word) => sum + german(word) - english(word), 0);
		if (Math.abs(odds) < MIN_ODDS) return undefined;
		return odds > 0 ? "de" : "en";
	};
}
