import type { Candidate } from "./find.ts";

/** A small neural network: weights of each hidden unit, of their outputs, and of the features themselves. */
export interface Net {
	hidden: readonly (readonly number[])[];
	output: readonly number[];
	direct: readonly number[];
}

export interface Ranked {
	candidate: Candidate;
	score: number;
	/** Among all candidates. */
	probability: number;
}

/** Candidates with their scores and probabilities, best first. */
export function rank(candidates: readonly Candidate[], net: Net): Ranked[] {
	const scores = candidates.map(({ features }) => scoreOf(features, net));
	const probabilities = softmax(scores);
	return candidates
		.map((candidate, at) => ({ candidate, score: scores[at] ?? 0, probability: probabilities[at] ?? 0 }))
		.toSorted((left, right) => right.score - left.score);
}

export const scoreOf = (features: readonly number[], { hidden, output, direct }: Net): number =>
	dot(
		hidden.map((unit) => Math.max(0, dot(features, unit))),
		output,
	) + dot(features, direct);

const dot = (left: readonly number[], right: readonly number[]): number =>
	left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** Turns scores into probabilities. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((all, power) => all + power, 0);
	return powers.map((power) => power / sum);
}

/** How much the answer to a question is about each page and each part of a page; 1 is the page that it is most about. */
export function sharesOf(ranked: readonly Ranked[]): Map<string, number> {
	const shares = new Map<string, number>();
	for (const { candidate, probability } of ranked) {
		const { kind, topics } = candidate.passage;
		// The topics of a page's passages stand for one place, those of others are alternatives.
		const share = probability / (kind === "fact" || kind === "technology" ? topics.length : 1);
		for (const place of new Set(topics)) shares.set(place, (shares.get(place) ?? 0) + share);
	}
	const most = Math.max(0.2, ...shares.values());
	return new Map(Array.from(shares, ([place, share]) => [place, share / most]));
}
