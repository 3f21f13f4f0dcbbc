import { softmax } from "./rank.ts";
import { sampleStems } from "./stems.ts";

/** Label prefix of sample questions that the site doesn't answer. */
export const UNANSWERED = "unanswered/";

/** Weights of a linear classifier over the stems of sample questions. */
export interface SampleWeights {
	/** Labels of the samples, such as the id of a passage. */
	labels: readonly string[];
	/** Weight of each label regardless of the stems. */
	biases: readonly number[];
	/** All stems of messages about the conversation itself. */
	talk: readonly string[];
	/** Stems, space-separated. */
	stems: string;
	/**
	 * The labels of each stem, space-separated: a character per label, which counts from the previous one in `DIGITS`, after
	 * a `~` for each whole `DIGITS` in between.
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

/** Unit of the stems' weights. */
export const STEP = 0.75;

export interface Likeness {
	/** Probabilities by label, except those of questions that the site doesn't answer. */
	labels: ReadonlyMap<string, number>;
	/** Probability of a question that the site doesn't answer. */
	unanswered: number;
	/** The question's stems that are typical of a label's samples, by label. */
	words: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Compares a question with the samples of each label.
 *
 * @param alike Replacements for words that no sample contains, by stem.
 */
export type Comparison = (question: string, alike?: ReadonlyMap<string, string>) => Likeness;

export function compareWith({ labels, biases, ...samples }: SampleWeights): Comparison {
	const [places, steps] = [samples.places.split(" "), samples.steps.split(" ")];
	const indices = new Map(samples.stems.split(" ").map((stem, at) => [stem, at]));
	const weightsOf = (stem: string) => {
		const at = indices.get(stem);
		return at === undefined ? undefined : readWeights(places[at] ?? "", steps[at] ?? "");
	};
	/** Returns the longest known end of a compound, which says what kind of thing it is. */
	const lastPartOf = (stem: string) => {
		let part = stem.slice(1);
		while (part.length >= MIN_PART && !indices.has(part)) part = part.slice(1);
		return part;
	};
	return (question, alike) => {
		const scores = [...biases];
		const words = new Map<string, Set<string>>();
		for (const stem of new Set(sampleStems(question)))
			for (const [label, steps] of weightsOf(stem) ??
				weightsOf(lastPartOf(stem)) ??
				weightsOf(alike?.get(stem) ?? "") ??
				[]) {
				scores[label] = (scores[label] ?? 0) + steps * STEP;
				const name = labels[label] ?? "";
				if (!name.startsWith(UNANSWERED)) words.set(name, (words.get(name) ?? new Set()).add(stem));
			}
		const shares = softmax(scores);
		const all = labels.map((label, at) => [label, shares[at] ?? 0] as const);
		return {
			labels: new Map(all.filter(([label]) => !label.startsWith(UNANSWERED))),
			unanswered: all.reduce((sum, [label, share]) => sum + (label.startsWith(UNANSWERED) ? share : 0), 0),
			words,
		};
	};
}

function readWeights(places: string, steps: string): [label: number, steps: number][] {
	let label = 0;
	const labels = [...places].flatMap((character) => {
		label += character === "~" ? DIGITS.length : DIGITS.indexOf(character);
		return character === "~" ? [] : label;
	});
	return labels.map((label, at) => [label, steps.charCodeAt(at) - FIRST_STEP]);
}
