import { FREELY } from "../common/read-concepts.ts";
import { readCues } from "../cues/read-cues.ts";
import { isStopWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";

/** What a question says that tells its kind. */
export interface Signs {
	/** Its words: those of content by their meaning, those of grammar as they are. */
	words: ReadonlySet<string>;
	/** What words stand for that visitors use for the same. */
	senses: ReadonlySet<string>;
}

/** Stands for the owner's name, so that a kind is not told by what he is called. */
const NAME = "@name";
/** Stand for a word that is in no sample, and for several. */
const NEW = "@new";
const SEVERAL_NEW = "@news";

/**
 * Reads what tells the kind of a question.
 *
 * @param text Normalized, and without courtesies.
 * @param isName Whether a folded word belongs to the owner's name.
 */
export function readSigns(text: string, isName: (word: string) => boolean): Signs {
	const tokens = tokenize(text);
	const words = tokens.map(({ word }) => {
		if (isName(word)) return NAME;
		return isStopWord(word) ? `!${word}` : meaning(stem(word, "de"));
	});
	const concepts = FREELY.matcher.find(tokens).map(({ value }) => `#${value}`);
	const cues = [...readCues(tokens).weights.keys()].map((cue) => `*${cue}`);
	return { words: new Set(words), senses: new Set([...concepts, ...cues]) };
}

/** The signs that count: words that are in several samples, and that there are others. */
export function signsOf({ words, senses }: Signs, isKnown: (word: string) => boolean): string[] {
	const known = [...words].filter(isKnown);
	const unknown = words.size - known.length;
	return [...known, ...senses, ...(unknown > 0 ? [NEW] : []), ...(unknown > 1 ? [SEVERAL_NEW] : [])];
}
