import type { Weights } from "../kinds/softmax-regression.ts";
import { softmax } from "../search/softmax.ts";

/** Something with signs, the class it belongs to, and what it counts compared with others. */
export interface Sample {
	signs: readonly string[];
	/** Place of the class. */
	belongs: number;
	counts: number;
}

/** The weights by each sign that the samples have. */
export interface Learned extends Weights {
	signs: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** How often each sample is learned from. */
const ROUNDS = 10;
/** How far a single sample moves a weight at first. */
const STEP = 0.5;
/** Draws weights back to 0, so that chance is not learned by heart. */
const RIDGE = 0.2;
/** Samples are taken in leaps of such a length, a prime, so that no class is learned at one go. */
const LEAPS = [7919, 7907] as const;

/**
 * Learns by softmax regression (stochastic descent with AdaGrad's steps) what each class weighs by each sign. The same
 * samples always yield the same weights.
 *
 * @param size How many classes there are.
 */
export function train(samples: readonly Sample[], size: number): Learned {
	const places = new Map<string, number>();
	for (const { signs } of samples)
		for (const sign of signs) if (!places.has(sign)) places.set(sign, places.size);
	const weights = new Float64Array((places.size + 1) * size);
	const moved = new Float64Array(weights.length).fill(1e-6);
	const bias = places.size;
	const often = new Float64Array(places.size + 1);
	const rows = samples.map(({ signs, ...sample }) => ({
		...sample,
		at: [...signs.flatMap((sign) => places.get(sign) ?? []), bias],
	}));
	for (const { at } of rows) for (const sign of at) often[sign] = (often[sign] ?? 0) + 1;
	const [usual, other] = LEAPS;
	// All of them are taken where their number and the leap have no divisor in common.
	const leap = rows.length % usual === 0 ? other : usual;
	const scores = new Array<number>(size);
	for (let taken = 0; taken < rows.length * ROUNDS; taken++) {
		const row = rows[(taken * leap) % rows.length];
		if (!row) continue;
		scores.fill(0);
		for (const sign of row.at)
			for (let at = 0, from = sign * size; at < size; at++)
				scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0);
		const found = softmax(scores);
		for (const sign of row.at) {
			const ridge = sign === bias ? 0 : RIDGE / (often[sign] ?? 1);
			for (let at = 0, place = sign * size; at < size; at++, place++) {
				const weight = weights[place] ?? 0;
				const slope = row.counts * ((found[at] ?? 0) - (at === row.belongs ? 1 : 0)) + ridge * weight;
				const sum = (moved[place] ?? 0) + slope * slope;
				moved[place] = sum;
				weights[place] = weight - (STEP * slope) / Math.sqrt(sum);
			}
		}
	}
	const of = (sign: number) => Array.from(weights.subarray(sign * size, (sign + 1) * size));
	return {
		bias: of(bias),
		signs: new Map(Array.from(places, ([sign, at]) => [sign, new Map(of(at).entries())])),
	};
}
