import { isStopWord } from "../text/common-words.ts";
import { tokenize, wordsIn } from "../text/fold.ts";
import type { PhraseMatcher } from "../text/phrase-matcher.ts";
import { isFiller } from "./read-concepts.ts";

/** Whether a folded word says nothing by itself: grammar, and fillers such as "bitte". */
export const saysNothing = (word: string): boolean => isStopWord(word) || isFiller(word);

/** Whether a normalized text says nothing but words that are meant. */
export const saysOnly = (text: string, isMeant: (word: string) => boolean): boolean =>
	wordsIn(text).every((word) => saysNothing(word) || isMeant(word));

/**
 * What the phrases of a normalized text stand for, if it says nothing else: the way in which short questions that
 * go on from an answer are read. Empty where it says anything of its own.
 *
 * @param isBeside Whether a folded word may be said beside them.
 * @param isOpen Whether something can be asked for at all, so that its phrases are heard.
 */
export function phrasesAlone<Value>(
	text: string,
	phrases: PhraseMatcher<Value>,
	isBeside: (word: string) => boolean,
	isOpen: (value: Value) => boolean = () => true,
): ReadonlySet<Value> {
	const tokens = tokenize(text);
	const found = phrases.find(tokens).filter(({ value }) => isOpen(value));
	const said = new Set(found.flatMap(({ words }) => words));
	const isElse = tokens.some(({ word, start }) => !said.has(start) && !saysNothing(word) && !isBeside(word));
	return new Set(isElse ? [] : found.map(({ value }) => value));
}
