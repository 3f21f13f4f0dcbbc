import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as german } from "@orama/stemmers/german";
// @ts-types="@types/stopword"
import { deu, eng } from "stopword";
import { memoized } from "./memoized.ts";

/** Lowercases and removes accents, so that "Übergabe" matches "uebergabe". */
const fold = (text: string): string =>
	text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/(?<=[aou])\u0308/g, "e")
		.replaceAll("ß", "ss")
		.replace(/\p{M}/gu, "")
		// A single character may stand for four words.
		.slice(0, 2 * text.length);

/** Maximum letters of a word. */
const MAX_LETTERS = 40;

/** Returns the words of a text, folded. */
export const wordsOf = (text: string): string[] =>
	(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_LETTERS));

/** Spoken fillers and function words that the package lacks. */
const FILLERS = `nochmal nochmals sowas sone ne nen nem ner halt eigentlich irgendwie irgendwas irgendein irgendeine
	irgendwelche quasi sozusagen echt tatsächlich naja äh ähm hm gerne einfach bloß ungefähr grad grade gell gibts ists
	hats hättest würdest möchten möchtest womit wofür wozu worum wovon eh sogar könnten könntest müsste dürfte
	whats hows wheres whos dont doesnt didnt isnt cant ive id ll re ve gonna wanna gotta kinda sorta actually really
	basically just maybe anyway btw pls plz ur thats theres lets even quite rather somehow eg does she uh erm yeah shall genau herr herrn
	frau mr mrs when why one ones us something anything everything nothing someone somebody anyone nobody no not may own every
	ever once whether until already again without don doesn isn won its off else around per irgendwo bevor falls woran
	worauf unserem unseren bitte please thing things stuff vorhanden brauchen braucht wieviel wieviele wenns obs ham`;

/** Stop words of both languages, folded. */
const STOP_WORDS = new Set(wordsOf([...deu, ...eng, FILLERS].join(" ")));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Returns the stem of a folded word, by the rules of both languages, because texts mix them. */
export const stem = memoized(
	// The German stemmer keeps the ending of "wohnt", but not that of "wohnen".
	(word: string) => english(german(word)).replace(/(?<=....)t$/, ""),
	20_000,
);

/** Returns the stems of a text's words. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** Returns the stems of a text's words without stop words, each once. */
export const subjectStems = (text: string): string[] =>
	Array.from(new Set(wordsOf(text).flatMap((word) => (isStopWord(word) ? [] : stem(word)))));
