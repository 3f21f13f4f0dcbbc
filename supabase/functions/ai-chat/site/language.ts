// @ts-types="@types/stopword"
import { deu, eng } from "stopword";
import type { Language } from "../../../../src/content/types.ts";
import { wordsOf } from "./words.ts";

/** Tells the language of a text, or nothing where its words don't. */
export type Detector = (text: string) => Language | undefined;

const wordSet = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf));

/** Words that only one of two lists has. */
const only = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
	new Set([...words].filter((word) => !others.has(word)));

/** How much more a function word says than a word that the site happens to use in one language. */
const FUNCTION_WORD = 3;

/**
 * Detects a language by its function words, and by words that texts of one language have and the other's don't.
 *
 * @param texts Texts of the site by language.
 */
export function createDetector(texts: Readonly<Record<Language, readonly string[]>>): Detector {
	const functionWords = { de: wordSet(deu), en: wordSet(eng) };
	const words = { de: wordSet(texts.de), en: wordSet(texts.en) };
	const signs = (["de", "en"] as const).map((language) => {
		const other = language === "de" ? "en" : "de";
		return {
			language,
			functionWords: only(functionWords[language], new Set([...functionWords[other], ...words[other]])),
			words: only(words[language], new Set([...words[other], ...functionWords[other]])),
		};
	});
	return (text) => {
		const asked = wordsOf(text);
		const [german = 0, english = 0] = signs.map((sign) =>
			asked.reduce(
				(sum, word) => sum + (sign.functionWords.has(word) ? FUNCTION_WORD : Number(sign.words.has(word))),
				// Letters that English doesn't have.
				sign.language === "de" && /[äöüß]/i.test(text) ? FUNCTION_WORD : 0,
			),
		);
		if (german === english) return undefined;
		return german > english ? "de" : "en";
	};
}
