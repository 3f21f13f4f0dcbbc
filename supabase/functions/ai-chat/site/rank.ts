import type { Candidate } from "./find.ts";

export interface Ranked {
	candidate: Candidate;
	score: number;
	/** Among all candidates. */
	probability: number;
}

/** Candidates with their scores and probabilities, best first. */
export function rank(candidates: readonly Candidate[], weights: readonly number[]): Ranked[] {
	const scores = candidates.map(({ features }) => dot(features, weights));
	const probabilities = softmax(scores);
	return candidates
		.map((candidate, at) => ({ candidate, score: scores[at] ?? 0, probability: probabilities[at] ?? 0 }))
		.toSorted((left, right) => right.score - left.score);
}

export const dot = (left: readonly number[], right: readonly number[]): number =>
	left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** Turns scores into probabilities. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((all, power) => all + power, 0);
	return powers.map((power) => power / sum);
}
