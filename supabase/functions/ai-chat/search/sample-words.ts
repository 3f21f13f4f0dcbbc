import sampleIndex from "../sample-index.json" with { type: "json" };
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { SparseRows } from "./sparse-rows.ts";

/** The words of the questions that visitors ask for single sentences; see `sample-questions/build-index.ts`. */
export interface SampleIndex {
	/** The subject of the page and the start of each, parted by a space. */
	sentences: readonly string[];
	/** The number of words that are said for each, those said in several samples as often: `100 98`. */
	sizes: string;
	/** By word, the places of the sentences that it is said for, and in how many samples where in several: `3 17:4`. */
	words: Readonly<Record<string, string>>;
}

const INDEX: SampleIndex = sampleIndex;
const WORDS = new SparseRows(INDEX.words);

export const SAMPLED_SENTENCES = INDEX.sentences;
export const SAMPLED_SIZES: readonly number[] = INDEX.sizes.split(" ").map(Number);
/** The number of different words in all samples. */
export const VOCABULARY_SIZE = Object.keys(INDEX.words).length;

/** Whether a folded word is said in a sample question. */
export const isSampled = (word: string): boolean => WORDS.has(meaning(stem(word, "de")));

/** The places of the sentences that a word is said for, by its meaning, with the number of samples. */
export const sampledFor = (word: string): ReadonlyMap<number, number> => WORDS.get(word);
