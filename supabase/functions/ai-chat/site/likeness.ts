import { softmax } from "./rank.ts";
import { stemsOf } from "./stems.ts";

/** Weights of a linear classifier over the stems of sample questions. */
export interface SampleWeights {
	/** Labels of the samples, such as the id of a passage. */
	labels: readonly string[];
	/** Weight of each label regardless of the stems, in steps. */
	biases: readonly number[];
	/** All stems of messages about the conversation itself. */
	talk: readonly string[];
	/**
	 * By stem, space-separated: ten times the log-odds that a question with it has an answer, then a label and a weight
	 * each, as `<offset>:<steps>` in base 36; each offset counts from the previous label, and one step is omitted.
	 */
	stems: Readonly<Record<string, string>>;
}

/** Unit of the weights. */
export const STEP = 0.5;

export interface Likeness {
	/** Probabilities by label. */
	labels: ReadonlyMap<string, number>;
	/** The question's stems that are typical of a label's samples, by label. */
	words: ReadonlyMap<string, ReadonlySet<string>>;
	/** Mean of the stems' log-odds that the site has an answer. */
	odds: number;
}

/**
 * Compares a question with the samples of each label.
 *
 * @param alike Replacements for words that no sample contains, by stem.
 */
export type Comparison = (question: string, alike?: ReadonlyMap<string, string>) => Likeness;

export function compareWith({ labels, biases, stems }: SampleWeights): Comparison {
	const entryOf = (stem: string) => (Object.hasOwn(stems, stem) ? readEntry(stems[stem] ?? "") : undefined);
	return (question, alike) => {
		const scores = biases.map((bias) => bias * STEP);
		const words = new Map<string, Set<string>>();
		const asked = stemsOf(question);
		let odds = 0;
		for (const stem of new Set(asked)) {
			const entry = entryOf(stem) ?? entryOf(alike?.get(stem) ?? "");
			if (!entry) continue;
			odds += (entry.odds * asked.filter((each) => each === stem).length) / asked.length;
			for (const [label, steps] of entry.weights) {
				scores[label] = (scores[label] ?? 0) + steps * STEP;
				const name = labels[label] ?? "";
				words.set(name, (words.get(name) ?? new Set()).add(stem));
			}
		}
		const shares = softmax(scores);
		return { labels: new Map(labels.map((label, at) => [label, shares[at] ?? 0])), words, odds };
	};
}

function readEntry(line: string): { odds: number; weights: [label: number, steps: number][] } {
	const [odds = "0", ...entries] = line.split(" ");
	let label = 0;
	const weights = entries.map((entry): [number, number] => {
		const [offset = "0", steps = "1"] = entry.split(":");
		label += Number.parseInt(offset, 36);
		return [label, Number.parseInt(steps, 36)];
	});
	return { odds: Number(odds) / 10, weights };
}
