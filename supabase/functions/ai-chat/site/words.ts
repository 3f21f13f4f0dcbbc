import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as german } from "@orama/stemmers/german";
// @ts-types="@types/stopword"
import { deu, eng } from "stopword";

/** Lower case without accents, so that "Übergabe" and "uebergabe" meet. */
const fold = (text: string): string =>
	text
		.toLowerCase()
		.replaceAll("ä", "ae")
		.replaceAll("ö", "oe")
		.replaceAll("ü", "ue")
		.replaceAll("ß", "ss")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "");

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about a subject, in both languages. */
const STOP_WORDS = new Set([...deu, ...eng].flatMap(wordsOf));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const stems = new Map<string, string>();

/** What a folded word shares with its inflections; the rules of both languages, because texts mix them. */
export function stem(word: string): string {
	let found = stems.get(word);
	if (found === undefined) {
		found = english(german(word));
		// A visitor can make up any number of words.
		if (stems.size < 20_000) stems.set(word, found);
	}
	return found;
}

/** The stems of a text's words. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** The stems that say something about a subject, each once. */
export const subjectStems = (text: string): string[] => [
	...new Set(
		wordsOf(text)
			.filter((word) => !isStopWord(word))
			.map(stem),
	),
];
