import {
	type Classifier,
	isWord,
	STEP,
	softmax,
	UNKNOWN,
} from "../supabase/functions/ai-chat/site/likeness.ts";
import type { Features } from "./samples.ts";

/** Rounds through all samples, and of how many, at the end, the weights are averaged. */
const EPOCHS = 10;
const AVERAGED = 6;
const RATE = 0.3;
/** Distance of questions that follow each other in training; a prime, so that each is visited. */
const STRIDE = 7919;
/** Errors below it change no weight. */
const TOLERANCE = 1e-3;

export interface Sparsity {
	/** Minimum number of samples that contain a word, and a pair of words. */
	least: { word: number; pair: number };
	/** Lasso penalty, which keeps most weights at zero. */
	penalty: number;
}

/**
 * Fits a multinomial logistic regression with non-negative weights, by averaged stochastic gradient descent (AdaGrad).
 * The same samples always yield the same weights.
 */
export function fitSamples(samples: Features, { least, penalty }: Sparsity): Classifier {
	const labels = [...samples.keys()];
	const counts = new Map<string, number>();
	for (const feature of [...samples.values()].flat(2)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const isKept = (feature: string) =>
		(counts.get(feature) ?? 0) >= (isWord(feature) ? least.word : least.pair);
	const questions = [...samples.values()].flatMap((all, label) =>
		all.map((features) => ({
			label,
			features: [
				...new Set(
					features.flatMap((feature) => (isKept(feature) ? feature : isWord(feature) ? UNKNOWN : [])),
				),
			],
		})),
	);
	const used = new Set(questions.flatMap(({ features }) => features));
	const createRow = (least: number, penalty: number) => ({
		weights: new Float32Array(labels.length),
		squares: new Float32Array(labels.length).fill(0.01),
		sum: new Float32Array(labels.length),
		least,
		penalty,
	});
	const lengths = Array.from(samples.values(), ({ length }) => length);
	const mean = questions.length / labels.length;
	const bias = createRow(-Infinity, 0);
	const rows = new Map(Array.from(used, (feature) => [feature, createRow(0, penalty)] as const));
	for (let step = 0; step < EPOCHS * questions.length; step++) {
		// Neighbours are alike, so questions are visited in strides.
		const { label = 0, features = [] } = questions[(step * STRIDE) % questions.length] ?? {};
		// Labels with many samples are not asked for more often.
		const importance = Math.sqrt(mean / (lengths[label] ?? 1));
		const active = [bias, ...features.flatMap((feature) => rows.get(feature) ?? [])];
		const scores = labels.map((_, at) => active.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0));
		for (const [at, share] of softmax(scores).entries()) {
			const error = importance * (share - Number(at === label));
			if (Math.abs(error) < TOLERANCE) continue;
			for (const { weights, squares, least, penalty } of active) {
				squares[at] = (squares[at] ?? 0) + error * error;
				const step = (RATE / Math.sqrt(squares[at])) * (error + penalty);
				weights[at] = Math.max(least, (weights[at] ?? 0) - step);
			}
		}
		if ((step + 1) % questions.length === 0 && step + 1 > (EPOCHS - AVERAGED) * questions.length)
			for (const { weights, sum } of [bias, ...rows.values()])
				for (const [at, weight] of weights.entries()) sum[at] = (sum[at] ?? 0) + weight;
	}
	for (const { weights, sum } of [bias, ...rows.values()]) weights.set(sum.map((all) => all / AVERAGED));
	return {
		labels,
		biases: Array.from(bias.weights, (weight) => Number(weight.toFixed(1))),
		weights: Object.fromEntries(
			Array.from(rows)
				.toSorted(([left], [right]) => (left < right ? -1 : 1))
				.flatMap(([feature, { weights }]) => {
					const steps = Array.from(weights, (weight) => Math.round(weight / STEP));
					const places = Array.from({ length: Math.max(...steps) }, (_, at) =>
						steps.flatMap((count, place) => (count === at + 1 ? place : [])),
					);
					return places.length > 0 ? [[feature, places]] : [];
				}),
		),
	};
}
