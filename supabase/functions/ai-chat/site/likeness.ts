/** A linear classifier over the features of sample questions, such as the stems of their words. */
export interface Classifier {
	/** Labels of the samples, such as the id of a passage. */
	labels: readonly string[];
	/** Weight of each label regardless of the features. */
	biases: readonly number[];
	/** The places of the labels that a feature speaks for: of those with a weight of one step, of two, and so on. */
	weights: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Classifiers of the kinds of questions, and of the passages that answer them. */
export interface SampleWeights {
	kinds: Classifier;
	passages: Classifier;
}

/** Minimum letters of a compound's last part. */
const MIN_PART = 5;

/** Unit of the features' weights. */
export const STEP = 0.75;

/** Stands for a word that no sample contains, such as a name. */
export const UNKNOWN = "<name>";

/** Creates a comparison of questions with the samples that a classifier learned from. */
export function comparisonWith({ labels, biases, weights }: Classifier) {
	const rows = new Map(Object.entries(weights));
	return {
		/**
		 * Returns the word of the samples that stands for a word: the longest end of a compound, which says what kind of thing
		 * it is, a similar one, or `UNKNOWN`.
		 *
		 * @param alike Similar words, by stem.
		 */
		closest(word: string, alike: ReadonlyMap<string, string>): string {
			if (!isWord(word) || rows.has(word)) return word;
			for (let at = 1; at <= word.length - MIN_PART; at++)
				if (rows.has(word.slice(at))) return word.slice(at);
			const similar = alike.get(word) ?? "";
			return rows.has(similar) ? similar : UNKNOWN;
		},
		/** Returns the probability of each label, and the features that are typical of its samples. */
		compare(features: readonly string[]) {
			const scores = [...biases];
			const typical = new Map<string, Set<string>>();
			for (const feature of new Set(features))
				for (const [at, places] of (rows.get(feature) ?? []).entries())
					for (const place of places) {
						scores[place] = (scores[place] ?? 0) + (at + 1) * STEP;
						const label = labels[place] ?? "";
						typical.set(label, (typical.get(label) ?? new Set()).add(feature));
					}
			const shares = softmax(scores);
			return { shares: new Map(labels.map((label, at) => [label, shares[at] ?? 0])), typical };
		},
	};
}

/** Returns whether a feature is a word, not a pair or a placeholder. */
export const isWord = (feature: string): boolean => /^[\p{L}\p{N}]+$/u.test(feature);

/** Turns scores into probabilities. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((all, power) => all + power, 0);
	return powers.map((power) => power / sum);
}
