import { stemsOf } from "./words.ts";

/** Counts of each stem in the sample questions of each label, such as the id of a passage. */
export interface SampleCounts {
	labels: readonly string[];
	/** Number of samples of each label. */
	sizes: readonly number[];
	/**
	 * By stem, space-separated: ten times the log-odds that a question with it has an answer, then a label and a count
	 * each, as `<step>:<count>` in base 36; each step is the offset from the previous label, and a count of 1 is omitted.
	 */
	stems: Readonly<Record<string, string>>;
}

/** Pseudo-count that smooths each label towards the overall distribution. */
const PRIOR = 15;
/** Exponent that tempers the evidence, since a question's words depend on each other. */
const TEMPER = 0.6;
/** Weight of "no label" when normalising. */
const NOTHING = 20;

export interface Likeness {
	/** Probabilities by label, absent if it shares no word with the question; the rest of 1 is that of no label. */
	labels: ReadonlyMap<string, number>;
	/** The question's stems that a label's samples contain, by label. */
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

/** Creates a naive Bayes classifier over the stems of sample questions. */
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
