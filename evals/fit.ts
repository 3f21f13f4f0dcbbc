import { softmax } from "../supabase/functions/ai-chat/site/likeness.ts";
import { scoreOf } from "../supabase/functions/ai-chat/site/rank.ts";

/** A question's candidates, with their features, the right ones among them, and the question's weight. */
export interface Choice {
	candidates: readonly ArrayLike<number>[];
	isRight: readonly boolean[];
	weight: number;
}

/** An example of a yes-or-no decision, with its weight. */
type Case = { features: readonly number[]; holds: boolean; weight: number };

const EPOCHS = 60;
const BATCH = 64;
const STEP = 0.03;
const DECAY = 1e-4;

/** Fits weights by logistic regression. */
export const fitCases = (cases: readonly Case[]): number[] =>
	fitChoices(
		// Competes with a candidate without features, whose score is zero.
		cases.map(({ features, holds, weight }) => ({
			candidates: [features, features.map(() => 0)],
			isRight: [holds, !holds],
			weight,
		})),
	);

/**
 * Fits weights that maximise the softmax probability of each choice's right candidates, with Adam on small batches.
 * The same choices always yield the same weights.
 */
export function fitChoices(choices: readonly Choice[]): number[] {
	const size = choices[0]?.candidates[0]?.length ?? 0;
	const weights = Array<number>(size).fill(0);
	const mean = Array<number>(size).fill(0);
	const square = Array<number>(size).fill(0);
	const batches = Math.ceil(choices.length / BATCH);
	for (let step = 0; step < EPOCHS * batches; step++) {
		// Neighbours are alike, so each batch takes its choices from everywhere.
		const batch = choices.filter((_, at) => at % batches === step % batches);
		const gradient = gradientOf(batch, weights);
		const length = STEP * (1 - Math.floor(step / batches) / EPOCHS);
		for (const [at, weight] of weights.entries()) {
			const slope = (gradient[at] ?? 0) + DECAY * weight;
			mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
			square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
			weights[at] = weight - (length * mean[at]) / (Math.sqrt(square[at]) + 1e-8);
		}
	}
	return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** Returns the gradient of the choices' mean loss. */
function gradientOf(choices: readonly Choice[], weights: readonly number[]): Float64Array {
	const gradient = new Float64Array(weights.length);
	const total = choices.reduce((sum, { weight }) => sum + weight, 0);
	for (const { candidates, isRight, weight } of choices) {
		const shares = softmax(candidates.map((features) => scoreOf(features, weights)));
		const right = shares.reduce((sum, share, place) => sum + (isRight[place] ? share : 0), 0);
		for (const [place, features] of candidates.entries()) {
			const share = shares[place] ?? 0;
			const slope = (weight / total) * (share - (isRight[place] ? share / right : 0));
			for (let at = 0; at < gradient.length; at++)
				gradient[at] = (gradient[at] ?? 0) + slope * (features[at] ?? 0);
		}
	}
	return gradient;
}
