import type { Candidate, Findings } from "./find.ts";
import { softmax } from "./likeness.ts";
import { UNANSWERED } from "./understand.ts";

export interface Ranked extends Candidate {
	score: number;
	/** Softmax over all candidates. */
	probability: number;
}

/** Returns the candidates with their scores and probabilities, best first. */
export function rank(candidates: readonly Candidate[], weights: readonly number[]): Ranked[] {
	const scores = candidates.map(({ features }) => scoreOf(features, weights));
	const probabilities = softmax(scores);
	return candidates
		.map((candidate, at) => ({
			...candidate,
			score: scores[at] ?? 0,
			probability: probabilities[at] ?? 0,
		}))
		.toSorted((left, right) => right.score - left.score);
}

export function scoreOf(features: ArrayLike<number>, weights: readonly number[]): number {
	let score = 0;
	for (let at = 0; at < features.length; at++) score += (features[at] ?? 0) * (weights[at] ?? 0);
	return score;
}

/** Returns the signs from which confidence in the best candidate is learned; roughly 0 to 1. */
export function signsOf({ kinds, unknown, subjects, named }: Findings, best: Ranked): number[] {
	const unanswered = kinds.reduce((sum, [kind, share]) => sum + (kind.startsWith(UNANSWERED) ? share : 0), 0);
	return [
		1,
		best.score / 10,
		best.probability,
		best.hit.all,
		unanswered,
		1 + Math.log(1e-3 + unanswered) / 7,
		unknown.size / Math.max(1, subjects.size),
		Math.min(subjects.size, 10) / 10,
		Number(named.length > 0),
		Number(best.passage.kind === "fact"),
		Number(best.passage.example !== undefined),
	];
}

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

/** Returns the answer's topic: shares by page and by part of a page, relative to the largest. */
export function sharesOf(ranked: readonly Ranked[]): Map<string, number> {
	const shares = new Map<string, number>();
	for (const { passage, probability } of ranked) {
		const { kind, topics } = passage;
		// A page passage's topics are one place, so each gets the full share; a fact's or technology's are alternatives
		// and split it.
		const share = probability / (kind === "fact" || kind === "technology" ? topics.length : 1);
		for (const place of new Set(topics)) shares.set(place, (shares.get(place) ?? 0) + share);
	}
	const most = Math.max(0.2, ...shares.values());
	return new Map(Array.from(shares, ([place, share]) => [place, share / most]));
}
