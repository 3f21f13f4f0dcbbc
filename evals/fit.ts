import { scoreOf, softmax } from "../supabase/functions/ai-chat/site/rank.ts";

/** A question's candidates: their features, which of them are right, and what the question counts. */
export interface Choice {
	candidates: readonly (readonly number[])[];
	isRight: readonly boolean[];
	weight: number;
}

/** Something that holds or doesn't, and what it counts. */
export interface Case {
	features: readonly number[];
	holds: boolean;
	weight: number;
}

const EPOCHS = 20;
const BATCH = 64;
const STEP = 0.01;
const DECAY = 1e-4;

/** Weights of features that make the cases that hold likely, by a logistic of their scores. */
export const fitCases = (cases: readonly Case[]): number[] =>
	fitChoices(
		// A score of zero is as likely as not: that of a candidate without features.
		cases.map(({ features, holds, weight }) => ({
			candidates: [features, features.map(() => 0)],
			isRight: [holds, !holds],
			weight,
		})),
	);

/**
 * Weights of features that make the right candidates of each choice likely together, by a softmax of their scores.
 * Adam's steps on small batches find them; the same choices always yield the same weights.
 */
export function fitChoices(choices: readonly Choice[]): number[] {
	const size = choices[0]?.candidates[0]?.length ?? 0;
	const weights = Array<number>(size).fill(0);
	const mean = Array<number>(size).fill(0);
	const square = Array<number>(size).fill(0);
	const batches = Math.ceil(choices.length / BATCH);
	for (let step = 0; step < EPOCHS * batches; step++) {
		// Neighbours are alike, so that a batch takes its choices from everywhere.
		const batch = choices.filter((_, at) => at % batches === step % batches);
		const slopes = slopesOf(batch, weights);
		const length = STEP * (1 - Math.floor(step / batches) / EPOCHS);
		for (const [at, weight] of weights.entries()) {
			const slope = (slopes[at] ?? 0) + DECAY * weight;
			mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
			square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
			const spread = Math.sqrt(square[at] / (1 - 0.999 ** (step + 1))) + 1e-8;
			weights[at] = weight - (length * mean[at]) / (1 - 0.9 ** (step + 1)) / spread;
		}
	}
	return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** How the mean loss of some choices grows with each weight. */
function slopesOf(choices: readonly Choice[], weights: readonly number[]): Float64Array {
	const slopes = new Float64Array(weights.length);
	const total = choices.reduce((sum, { weight }) => sum + weight, 0);
	for (const { candidates, isRight, weight } of choices) {
		const shares = softmax(candidates.map((features) => scoreOf(features, weights)));
		const right = shares.reduce((sum, share, place) => sum + (isRight[place] ? share : 0), 0);
		for (const [place, features] of candidates.entries()) {
			const share = shares[place] ?? 0;
			const slope = (weight / total) * (share - (isRight[place] ? share / right : 0));
			for (let at = 0; at < slopes.length; at++) slopes[at] = (slopes[at] ?? 0) + slope * (features[at] ?? 0);
		}
	}
	return slopes;
}
