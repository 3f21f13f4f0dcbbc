import { SAMPLED_SIZES, sampledFor, VOCABULARY_SIZE } from "./sample-words.ts";
import type { Counted, SampledSentence } from "./sampled-sentences.ts";
import { softmax } from "./softmax.ts";

/** How many samples a word counts as that a sentence holds itself, and one that stands in the names of its passage. */
const OWN = 2;
const NAMED = 1;
/** The same of every word (Lidstone's smoothing), so that one that nobody said of a sentence doesn't rule it out. */
const UNSAID = 0.05;

/**
 * Tells by naive Bayes which sentence a question asks for: by how often each of its words is said in the samples of a
 * sentence, compared with all words that are.
 */
export class NaiveBayes {
	readonly #sentences: ReadonlyMap<number, SampledSentence>;
	/** What the words that sentences and their names hold themselves count for them. */
	readonly #told = new Map<string, Map<number, number>>();
	/** The logarithm of the number of words that are said of each sentence. */
	readonly #sizes = new Map<number, number>();

	/** @param sentences By their places in the index of samples. */
	constructor(sentences: ReadonlyMap<number, SampledSentence>) {
		this.#sentences = sentences;
		for (const [at, { own, names }] of sentences) {
			const size = (SAMPLED_SIZES[at] ?? 0) + own.size * OWN + names.size * NAMED;
			this.#sizes.set(at, Math.log(size + VOCABULARY_SIZE * UNSAID));
			for (const word of own.keys()) this.#count(word, at, OWN);
			for (const word of names.keys()) this.#count(word, at, NAMED);
		}
	}

	#count(word: string, at: number, samples: number): void {
		const told = this.#told.get(word) ?? new Map<number, number>();
		this.#told.set(word, told.set(at, (told.get(at) ?? 0) + samples));
	}

	/**
	 * How probable each sentence is, from 0 to 1, if the question asks for one of them.
	 *
	 * @param asked The question's words by their meaning, and what each of them counts.
	 * @param isAsked Which sentences it may ask for.
	 */
	probabilities(
		asked: Counted,
		isAsked: (sentence: SampledSentence) => boolean,
	): ReadonlyMap<number, number> {
		const known = [...asked].filter(([word]) => sampledFor(word).size > 0 || this.#told.has(word));
		const words = known.reduce((sum, [, count]) => sum + count, 0);
		const scores = new Map<number, number>();
		for (const [at, size] of this.#sizes) {
			const sentence = this.#sentences.get(at);
			if (sentence && isAsked(sentence)) scores.set(at, -words * size);
		}
		for (const [word, count] of known) {
			const told = this.#told.get(word);
			for (const at of new Set([...sampledFor(word).keys(), ...(told?.keys() ?? [])])) {
				const score = scores.get(at);
				if (score === undefined) continue;
				const samples = (sampledFor(word).get(at) ?? 0) + (told?.get(at) ?? 0);
				scores.set(at, score + count * Math.log(samples / UNSAID + 1));
			}
		}
		const found = softmax([...scores.values()]);
		return new Map(Array.from(scores.keys(), (at, place) => [at, found[place] ?? 0]));
	}
}
