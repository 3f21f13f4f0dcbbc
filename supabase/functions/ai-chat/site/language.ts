// @ts-types="@types/stopword"
import { deu, eng } from "stopword";
import type { SiteLanguage } from "../../../../src/content/site.ts";
import { wordsOf } from "./words.ts";

/** Tells the language of a text, or nothing where its words don't. */
export type Detector = (text: string) => SiteLanguage | undefined;

/** How many times a function word counts as if the texts had it. */
const FUNCTION_WORD = 20;
/** What a word counts that a language lacks; its share of all words is taken for granted. */
const LEAST = 0.5;
/** How much more likely one language has to be than the other, as a logarithm. */
const LEAST_ODDS = 0.7;
/** What a letter says that only German has, in a word that no text has. */
const UMLAUT_ODDS = 3;

function countWords(texts: readonly string[], functionWords: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
	for (const word of new Set(functionWords.flatMap(wordsOf)))
		counts.set(word, (counts.get(word) ?? 0) + FUNCTION_WORD);
	return counts;
}

/**
 * Detects a language by how often its texts have the words, function words above all.
 *
 * @param textsIn Texts of the site in a language.
 */
export function createDetector(textsIn: (language: SiteLanguage) => readonly string[]): Detector {
	const german = countWords(textsIn("de"), deu);
	const english = countWords(textsIn("en"), eng);
	const oddsOf = (word: string): number => {
		const folded = wordsOf(word).join("");
		const [inGerman, inEnglish] = [german.get(folded), english.get(folded)];
		if (inGerman === undefined && inEnglish === undefined) return /[äöüß]/i.test(word) ? UMLAUT_ODDS : 0;
		return Math.log(((inGerman ?? 0) + LEAST) / ((inEnglish ?? 0) + LEAST));
	};
	return (text) => {
		const odds = (text.match(/[\p{L}\p{N}]+/gu) ?? []).reduce((sum, word) => sum + oddsOf(word), 0);
		if (Math.abs(odds) < LEAST_ODDS) return undefined;
		return odds > 0 ? "de" : "en";
	};
}
