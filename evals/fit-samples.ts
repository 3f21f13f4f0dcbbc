import { UNANSWERED } from "../supabase/functions/ai-chat/site/decide.ts";
import { type SampleWeights, STEP } from "../supabase/functions/ai-chat/site/likeness.ts";
import { softmax } from "../supabase/functions/ai-chat/site/rank.ts";
import { stemsOf } from "../supabase/functions/ai-chat/site/stems.ts";
import type { Samples } from "./samples.ts";

/** Minimum samples that contain a stem. */
const MIN_SAMPLES = 3;
/** Minimum absolute log-odds of a stem that is typical of no label. */
const MIN_ODDS = 0.5;
const EPOCHS = 8;
const RATE = 0.3;
/** Lasso penalty, which keeps most weights at zero. */
const PENALTY = 0.002;
/** Errors below it change no weight. */
const TOLERANCE = 1e-3;

/**
 * Fits a multinomial logistic regression with non-negative weights, by stochastic gradient descent (AdaGrad). The same
 * samples always yield the same weights.
 */
export function fitSamples(samples: Samples): SampleWeights {
	const labels = [...samples.keys()];
	const questions = [...samples.values()].flatMap((all, label) =>
		all.map((question) => ({ label, stems: [...new Set(stemsOf(question.replaceAll("{client}", "")))] })),
	);
	const answered = labels.map((label) => !label.startsWith(UNANSWERED));
	/** Numbers of questions with a stem, without and with an answer. */
	const counts = new Map<string, [number, number]>();
	for (const { label, stems } of questions)
		for (const stem of stems) {
			const count = counts.get(stem) ?? [0, 0];
			count[answered[label] ? 1 : 0]++;
			counts.set(stem, count);
		}
	const create = (value: number) => new Float32Array(labels.length).fill(value);
	const bias = { weights: create(0), squares: create(0.01), isFree: true };
	const rows = new Map(
		Array.from(counts).flatMap(([stem, [without, withAnswer]]) =>
			without + withAnswer < MIN_SAMPLES
				? []
				: [[stem, { weights: create(0), squares: create(0.01), isFree: false }] as const],
		),
	);
	for (let epoch = 0; epoch < EPOCHS; epoch++)
		for (const { label, stems } of shuffled(questions, epoch)) {
			const used = [bias, ...stems.flatMap((stem) => rows.get(stem) ?? [])];
			const scores = labels.map(() => 0);
			for (const { weights } of used)
				for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0);
			const shares = softmax(scores);
			for (const [at, share] of shares.entries()) {
				const error = share - Number(at === label);
				if (Math.abs(error) < TOLERANCE) continue;
				for (const { weights, squares, isFree } of used) {
					squares[at] = (squares[at] ?? 0) + error * error;
					const rate = RATE / Math.sqrt(squares[at]);
					const weight = (weights[at] ?? 0) - rate * (error + (isFree ? 0 : PENALTY));
					weights[at] = isFree ? weight : Math.max(0, weight);
				}
			}
		}
	const all = questions.length;
	const known = questions.filter(({ label }) => answered[label]).length;
	const oddsOf = (stem: string) => {
		const [without, withAnswer] = counts.get(stem) ?? [0, 0];
		return Math.log((withAnswer + 1) / known) - Math.log((without + 1) / Math.max(1, all - known));
	};
	const stems = Array.from(rows, ([stem, { weights }]) => {
		const kept = Array.from(weights, (weight, label) => [label, Math.round(weight / STEP)] as const).filter(
			([, steps]) => steps > 0,
		);
		const odds = oddsOf(stem);
		if (kept.length === 0 && Math.abs(odds) < MIN_ODDS) return [];
		return [[stem, [Math.round(odds * 10), ...writeEntry(kept)].join(" ")] as const];
	}).flat();
	const isTalk = labels.map((label) => label.startsWith("talk/"));
	const said = questions.flatMap(({ label, stems }) => (isTalk[label] ? stems : []));
	return {
		labels,
		biases: Array.from(bias.weights, (weight) => Math.round(weight / STEP)),
		talk: [...new Set(said)].toSorted(),
		stems: Object.fromEntries(stems.toSorted(([left], [right]) => (left < right ? -1 : 1))),
	};
}

function writeEntry(weights: readonly (readonly [label: number, steps: number])[]): string[] {
	let before = 0;
	return weights.map(([label, steps]) => {
		const offset = (label - before).toString(36);
		before = label;
		return steps > 1 ? `${offset}:${steps.toString(36)}` : offset;
	});
}

/** Shuffles by a linear congruential generator, so that the order is the same every time. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
	const all = [...items];
	let state = seed + 1;
	for (let at = all.length - 1; at > 0; at--) {
		state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
		const other = Math.floor((state / 0x80000000) * (at + 1));
		[all[at], all[other]] = [all[other] as Item, all[at] as Item];
	}
	return all;
}
