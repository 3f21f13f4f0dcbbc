import { stemsOf } from "./words.ts";

/** How often each stem stands in the sample questions of a label, such as the id of a passage. */
export interface SampleCounts {
	labels: readonly string[];
	/** Number of samples of each label. */
	sizes: readonly number[];
	/**
	 * By stem, parted by spaces: ten times the logarithm of the odds that a question with it has an answer, then pairs
	 * of label and count as `<step>:<count>` in base 36; a step counts from the label before, a count of 1 is left out.
	 */
	stems: Readonly<Record<string, string>>;
}

/** Samples that a label without any is taken to have, spread as in all samples together. */
const PRIOR = 15;
/** Words of a question depend on each other, so the evidence of each counts for less. */
const TEMPER = 0.6;
/** What speaks for no label at all, beside the likeliest. */
const NOTHING = 20;

export interface Likeness {
	/**
	 * Probabilities by label; those that share no word with the question are absent, and the rest of 1 is what
	 * belongs to none of them.
	 */
	labels: ReadonlyMap<string, number>;
	/** By label: the question's stems that its samples have. */
	words: ReadonlyMap<string, ReadonlySet<string>>;
	/** Mean over the question's stems: logarithm of the odds that a question with it has an answer on the site. */
	odds: number;
}

/**
 * Tells what the samples are that a question is like.
 *
 * @param alike Words in place of those that no sample has.
 */
export type Comparison = (question: string, alike?: ReadonlyMap<string, string>) => Likeness;

/** A naive Bayes classifier over the stems of sample questions. */
export function compareWith({ labels, sizes, stems }: SampleCounts): Comparison {
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const countsOf = (stem: string) => (Object.hasOwn(stems, stem) ? readLine(stems[stem] ?? "") : undefined);
	return (question, alike) => {
		const evidence = new Map<number, number>();
		const words = new Map<string, Set<string>>();
		const asked = stemsOf(question);
		let odds = 0;
		const different = new Set(asked);
		for (const stem of different) {
			const found = countsOf(stem) ?? countsOf(alike?.get(stem) ?? "");
			if (!found) continue;
			const { counts } = found;
			odds += (found.odds * asked.filter((each) => each === stem).length) / asked.length;
			const usual = counts.reduce((sum, [, count]) => sum + count, 0) / total;
			for (const [label, count] of counts) {
				const name = labels[label] ?? "";
				words.set(name, (words.get(name) ?? new Set()).add(stem));
				const share = (count + PRIOR * usual) / ((sizes[label] ?? 0) + PRIOR);
				evidence.set(label, (evidence.get(label) ?? 0) + Math.log(share / usual));
			}
		}
		const weights = Array.from(evidence, ([label, sum]) => [label, Math.exp(sum * TEMPER)] as const);
		const all = weights.reduce((sum, [, weight]) => sum + weight, NOTHING);
		const found = new Map(weights.map(([label, weight]) => [labels[label] ?? "", weight / all]));
		return { labels: found, words, odds };
	};
}

function readLine(line: string): { odds: number; counts: [label: number, count: number][] } {
	const [odds = "0", ...entries] = line.split(" ");
	let label = 0;
	const counts = entries.map((entry): [number, number] => {
		const [step = "0", count = "1"] = entry.split(":");
		label += Number.parseInt(step, 36);
		return [label, Number.parseInt(count, 36)];
	});
	return { odds: Number(odds) / 10, counts };
}
