import { dot, logistic, softmax } from "../supabase/functions/ai-chat/site/rank.ts";

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

const ROUNDS = 200;
const STEP = 0.1;
const RIDGE = 0.001;

/** Weights that make the right candidates of each choice likely together, by a softmax. */
export const fitChoices = (choices: readonly Choice[]): number[] =>
	descend(choices[0]?.candidates[0]?.length ?? 0, choices, (choice, weights, add) => {
		const probabilities = softmax(choice.candidates.map((features) => dot(features, weights)));
		const right = probabilities.reduce((sum, share, at) => sum + (choice.isRight[at] ? share : 0), 0);
		for (const [at, features] of choice.candidates.entries()) {
			const share = probabilities[at] ?? 0;
			add(features, share - (choice.isRight[at] ? share / right : 0));
		}
	});

/** Weights of a logistic regression. */
export const fitCases = (cases: readonly Case[]): number[] =>
	descend(cases[0]?.features.length ?? 0, cases, ({ features, holds }, weights, add) =>
		add(features, logistic(dot(features, weights)) - Number(holds)),
	);

/** Gradient descent over all items at once, with Adam's steps: the same items always yield the same weights. */
function descend<Item extends { weight: number }>(
	size: number,
	items: readonly Item[],
	slopeOf: (
		item: Item,
		weights: readonly number[],
		add: (features: readonly number[], slope: number) => void,
	) => void,
): number[] {
	const total = items.reduce((sum, { weight }) => sum + weight, 0);
	const weights = new Array<number>(size).fill(0);
	const mean = new Float64Array(size);
	const square = new Float64Array(size);
	for (let round = 1; round <= ROUNDS; round++) {
		const slopes = new Float64Array(size);
		for (const item of items)
			slopeOf(item, weights, (features, slope) => {
				for (let at = 0; at < size; at++)
					slopes[at] = (slopes[at] ?? 0) + (item.weight * slope * (features[at] ?? 0)) / total;
			});
		for (let at = 0; at < size; at++) {
			const slope = (slopes[at] ?? 0) + RIDGE * (weights[at] ?? 0);
			mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
			square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
			const step = (mean[at] ?? 0) / (1 - 0.9 ** round);
			weights[at] =
				(weights[at] ?? 0) - (STEP * step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
		}
	}
	return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
