import type { Candidate } from "./find.ts";

export interface Ranked {
	candidate: Candidate;
	score: number;
	/** Softmax over all candidates. */
	probability: number;
}

/** Returns the candidates with their scores and probabilities, best first. */
export function rank(candidates: readonly Candidate[], weights: readonly number[]): Ranked[] {
	const scores = candidates.map(({ features }) => scoreOf(features, weights));
	const probabilities = softmax(scores);
	return candidates
		.map((candidate, at) => ({ candidate, score: scores[at] ?? 0, probability: probabilities[at] ?? 0 }))
		.toSorted((left, right) => right.score - left.score);
}

export function scoreOf(features: ArrayLike<number>, weights: readonly number[]): number {
	let score = 0;
	for (let at = 0; at < features.length; at++) score += (features[at] ?? 0) * (weights[at] ?? 0);
	return score;
}

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** Turns scores into probabilities. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((all, power) => all + power, 0);
	return powers.map((power) => power / sum);
}

/** Returns the answer's topic: shares by page and by part of a page, relative to the largest. */
export function sharesOf(ranked: readonly Ranked[]): Map<string, number> {
	const shares = new Map<string, number>();
	for (const { candidate, probability } of ranked) {
		const { kind, topics } = candidate.passage;
		// A page passage's topics are one place, so each gets the full share; a fact's or technology's are alternatives
		// and split it.
		const share = probability / (kind === "fact" || kind === "technology" ? topics.length : 1);
		for (const place of new Set(topics)) shares.set(place, (shares.get(place) ?? 0) + share);
	}
	const most = Math.max(0.2, ...shares.values());
	return new Map(Array.from(shares, ([place, share]) => [place, share / most]));
}
