/**
 * Weights of linear classifiers over the features of sample questions, such as the stems of their words. Classifiers share
 * the features, most of which are the same, and each has a group of labels.
 */
export interface SampleWeights {
	/** Labels of the samples, such as the id of a passage, by group. */
	labels: readonly (readonly string[])[];
	/** Weight of each label regardless of the features, by group. */
	biases: readonly (readonly number[])[];
	/** Features, space-separated. */
	features: string;
	/**
	 * The labels of each feature, space-separated: a character per label, which counts from the previous one in `DIGITS`,
	 * after a `~` for each whole `DIGITS` in between. Labels count through all groups.
	 */
	places: string;
	/** The weights of these labels, space-separated: a letter each, from `a` for one step. */
	steps: string;
}

/** ASCII without space, tilde, and what JSON escapes. */
export const DIGITS = Array.from({ length: 93 }, (_, at) => String.fromCharCode(33 + at))
	.filter((character) => character !== '"' && character !== "\\")
	.join("");
/** Weights of one step. */
const FIRST_STEP = "a".charCodeAt(0) - 1;

/** Minimum letters of a compound's last part. */
const MIN_PART = 5;

/** Unit of the features' weights. */
export const STEP = 0.75;

/** Stands for a word that no sample contains, such as a name. */
export const UNKNOWN = "<name>";

/** The result of a comparison. */
export interface Alike {
	/** Probabilities by label. */
	labels: ReadonlyMap<string, number>;
	/** The features that are typical of a label's samples, by label. */
	features: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A classifier of a group of labels. */
export interface Comparison {
	/** Compares features with those of each label's samples. */
	compare(features: readonly string[]): Alike;
	/**
	 * Returns the word of the samples that stands for a word: the longest end of a compound, which says what kind of thing
	 * it is, a similar one, or `UNKNOWN`.
	 *
	 * @param alike Similar words, by stem.
	 */
	closest(word: string, alike: ReadonlyMap<string, string>): string;
}

/** Creates a comparison for each group of labels. */
export function comparisonsWith({
	labels: groups,
	biases,
	features: all,
	places,
	steps,
}: SampleWeights): Comparison[] {
	const [placesOf, stepsOf] = [places.split(" "), steps.split(" ")];
	const rows = all
		.split(" ")
		.map((feature, at) => [feature, readWeights(placesOf[at] ?? "", stepsOf[at] ?? "")] as const);
	return groups.map((labels, group) => {
		const start = groups.slice(0, group).reduce((sum, { length }) => sum + length, 0);
		const weights = new Map(
			rows.flatMap(([feature, row]) => {
				const own = row.filter(([place]) => place >= start && place < start + labels.length);
				return own.length > 0 ? [[feature, own] as const] : [];
			}),
		);
		return {
			closest(word, alike) {
				if (!isWord(word) || weights.has(word)) return word;
				for (let at = 1; at <= word.length - MIN_PART; at++)
					if (weights.has(word.slice(at))) return word.slice(at);
				const similar = alike.get(word) ?? "";
				return weights.has(similar) ? similar : UNKNOWN;
			},
			compare(features) {
				const scores = [...(biases[group] ?? [])];
				const typical = new Map<string, Set<string>>();
				for (const feature of new Set(features))
					for (const [place, steps] of weights.get(feature) ?? []) {
						const label = place - start;
						scores[label] = (scores[label] ?? 0) + steps * STEP;
						const name = labels[label] ?? "";
						typical.set(name, (typical.get(name) ?? new Set()).add(feature));
					}
				const shares = softmax(scores);
				return {
					labels: new Map(labels.map((label, at) => [label, shares[at] ?? 0] as const)),
					features: typical,
				};
			},
		};
	});
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

function readWeights(places: string, steps: string): [place: number, steps: number][] {
	let place = 0;
	const labels = [...places].flatMap((character) => {
		place += character === "~" ? DIGITS.length : DIGITS.indexOf(character);
		return character === "~" ? [] : place;
	});
	return labels.map((label, at) => [label, steps.charCodeAt(at) - FIRST_STEP]);
}
