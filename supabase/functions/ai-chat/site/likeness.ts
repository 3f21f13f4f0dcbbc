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

/** Creates a comparison of questions' features with the samples; takes similar words, too, by word. */
export function comparisonWith({ labels, biases, weights }: Classifier) {
	const rows = new Map(Object.entries(weights));
	/** Returns what stands for a word: a compound's longest end, which says what kind of thing it is, or a similar word. */
	const closest = (word: string, similar = "") => {
		const ends = Array.from({ length: Math.max(1, word.length - MIN_PART + 1) }, (_, at) => word.slice(at));
		return isWord(word) ? ([...ends, similar].find((each) => rows.has(each)) ?? UNKNOWN) : word;
	};
	return (features: readonly string[], alike: ReadonlyMap<string, string>) => {
		const scores = [...biases];
		const typical = new Map<string, Set<string>>();
		for (const feature of new Set(features.map((each) => closest(each, alike.get(each)))))
			for (const [at, places] of (rows.get(feature) ?? []).entries())
				for (const place of places) {
					scores[place] = (scores[place] ?? 0) + (at + 1) * STEP;
					const label = labels[place] ?? "";
					typical.set(label, (typical.get(label) ?? new Set()).add(feature));
				}
		const shares = softmax(scores);
		return { shares: new Map(labels.map((label, at) => [label, shares[at] ?? 0])), typical };
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
