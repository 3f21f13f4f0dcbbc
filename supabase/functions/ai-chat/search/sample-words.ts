import sampleIndex from "../sample-index.json" with { type: "json" };
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";

/** The words of the questions that visitors ask for single sentences; see `sample-questions/build-index.ts`. */
export interface SampleIndex {
	/** The subject of the page and the start of each, parted by a space. */
	sentences: readonly string[];
	/** The number of words that are said for each, those said in several samples as often. */
	sizes: readonly number[];
	/** By word, the places of the sentences that it is said for, and in how many samples where in several: `3 17:4`. */
	words: Readonly<Record<string, string>>;
}

const INDEX: SampleIndex = sampleIndex;
const NOWHERE: ReadonlyMap<number, number> = new Map();

export const { sentences: SAMPLED_SENTENCES, sizes: SAMPLED_SIZES } = INDEX;
/** The number of different words in all samples. */
export const VOCABULARY_SIZE = Object.keys(INDEX.words).length;

const isKnown = (word: string): boolean => Object.hasOwn(INDEX.words, word);

/** Whether a folded word is said in a sample question. */
export const isSampled = (word: string): boolean => isKnown(meaning(stem(word, "de")));

const read = new Map<string, ReadonlyMap<number, number>>();

/** The places of the sentences that a word is said for, by its meaning, with the number of samples. */
export function sampledFor(word: string): ReadonlyMap<number, number> {
	const known = read.get(word);
	if (known) return known;
	const places = isKnown(word) ? INDEX.words[word] : undefined;
	if (places === undefined) return NOWHERE;
	const found = new Map(places.split(" ").map(readPlace));
	read.set(word, found);
	return found;
}

function readPlace(place: string): readonly [number, number] {
	const [at, samples = "1"] = place.split(":");
	return [Number(at), Number(samples)];
}
