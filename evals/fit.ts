import { type Net, softmax } from "../supabase/functions/ai-chat/site/rank.ts";

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

/** A net without hidden units that makes the cases that hold likely by a logistic of its score. */
export const fitCases = (cases: readonly Case[]): Net =>
	fitChoices(
		// A score of zero is as likely as not: that of a candidate without features.
		cases.map(({ features, holds, weight }) => ({
			candidates: [features, features.map(() => 0)],
			isRight: [holds, !holds],
			weight,
		})),
		0,
	);

/**
 * A net that makes the right candidates of each choice likely together by a softmax of its scores, learned by Adam's
 * steps on small batches. The same choices always yield the same net.
 */
export function fitChoices(choices: readonly Choice[], hidden = 16): Net {
	const size = choices[0]?.candidates[0]?.length ?? 0;
	const random = randomNumbers();
	// The hidden units' weights in a row, then those of their outputs and of the features themselves.
	const outputs = size * hidden;
	const count = outputs + hidden + size;
	const weights = Float64Array.from({ length: count }, (_, at) =>
		at >= outputs + hidden ? 0 : (2 * random() - 1) / Math.sqrt(at < outputs ? size : hidden),
	);
	const slopes = new Float64Array(count);
	const mean = new Float64Array(count);
	const square = new Float64Array(count);
	const at = (place: number) => weights[place] ?? 0;
	const add = (place: number, slope: number) => {
		slopes[place] = (slopes[place] ?? 0) + slope;
	};

	function learn({ candidates, isRight, weight }: Choice): void {
		const units = candidates.map((features) =>
			Array.from({ length: hidden }, (_, unit) => {
				let sum = 0;
				for (let each = 0; each < size; each++) sum += at(unit * size + each) * (features[each] ?? 0);
				return Math.max(0, sum);
			}),
		);
		const scores = candidates.map((features, place) => {
			let sum = 0;
			for (let unit = 0; unit < hidden; unit++) sum += at(outputs + unit) * (units[place]?.[unit] ?? 0);
			for (let each = 0; each < size; each++) sum += at(outputs + hidden + each) * (features[each] ?? 0);
			return sum;
		});
		const shares = softmax(scores);
		const right = shares.reduce((sum, share, place) => sum + (isRight[place] ? share : 0), 0);
		for (const [place, features] of candidates.entries()) {
			const share = shares[place] ?? 0;
			const slope = weight * (share - (isRight[place] ? share / right : 0));
			for (let each = 0; each < size; each++) add(outputs + hidden + each, slope * (features[each] ?? 0));
			for (let unit = 0; unit < hidden; unit++) {
				const value = units[place]?.[unit] ?? 0;
				if (value === 0) continue;
				add(outputs + unit, slope * value);
				const through = slope * at(outputs + unit);
				for (let each = 0; each < size; each++) add(unit * size + each, through * (features[each] ?? 0));
			}
		}
	}

	const order = choices.map((_, place) => place);
	for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
		shuffle(order, random);
		for (let start = 0; start < order.length; start += BATCH) {
			slopes.fill(0);
			const batch = order.slice(start, start + BATCH).flatMap((place) => choices[place] ?? []);
			for (const choice of batch) learn(choice);
			const total = batch.reduce((sum, { weight }) => sum + weight, 0);
			step++;
			const length = STEP * (1 - epoch / EPOCHS);
			for (let place = 0; place < count; place++) {
				const slope = (slopes[place] ?? 0) / total + DECAY * at(place);
				mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * slope;
				square[place] = 0.999 * (square[place] ?? 0) + 0.001 * slope * slope;
				const spread = Math.sqrt((square[place] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
				weights[place] = at(place) - (length * (mean[place] ?? 0)) / (1 - 0.9 ** step) / spread;
			}
		}
	}
	const rounded = Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
	return {
		hidden: Array.from({ length: hidden }, (_, unit) => rounded.slice(unit * size, (unit + 1) * size)),
		output: rounded.slice(outputs, outputs + hidden),
		direct: rounded.slice(outputs + hidden),
	};
}

/** Numbers from 0 to 1 that look random and are the same each time (a linear congruential generator). */
function randomNumbers(): () => number {
	let state = 1;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

function shuffle(order: number[], random: () => number): void {
	for (let last = order.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
	}
}
