import { softmax } from "../search/softmax.ts";

/** What each of some classes weighs by each sign, and without any. */
export interface Weights {
	/** Of each class. */
	bias: readonly number[];
	/** By sign, the weights of the classes that it speaks for or against, by their places. */
	signs: Pick<ReadonlyMap<string, ReadonlyMap<number, number>>, "get">;
}

/** How probable each class is for what has the signs given, from 0 to 1, in the order of the classes. */
export function probabilities(signs: Iterable<string>, { bias, signs: weights }: Weights): number[] {
	const scores = [...bias];
	for (const sign of signs)
		for (const [at, weight] of weights.get(sign) ?? []) scores[at] = (scores[at] ?? 0) + weight;
	return softmax(scores);
}
