import { DIGITS, type SampleWeights, STEP } from "../supabase/functions/ai-chat/site/likeness.ts";
import { softmax } from "../supabase/functions/ai-chat/site/rank.ts";
import { sampleStems, stemsOf } from "../supabase/functions/ai-chat/site/stems.ts";
import type { Samples } from "./samples.ts";

/** Minimum samples that contain a stem, whole questions apart. */
const MIN_SAMPLES = 3;
const EPOCHS = 6;
const RATE = 0.3;
/** Lasso penalty, which keeps most weights at zero. */
const PENALTY = 0.0027;
/** Steps of a question that consists of stop words, as a whole. */
const WHOLE = 6;
/** Errors below it change no weight. */
const TOLERANCE = 1e-3;

/**
 * Fits a multinomial logistic regression with non-negative weights, by stochastic gradient descent (AdaGrad). The same
 * samples always yield the same weights.
 */
export function fitSamples(samples: Samples): SampleWeights {
	const labels = [...samples.keys()];
	const sizes = Array.from(samples.values(), ({ length }) => length);
	const questions = [...samples.values()].flatMap((all, label) =>
		all.map((question) => ({ label, stems: [...new Set(sampleStems(question.replaceAll("{client}", "")))] })),
	);
	const counts = new Map<string, number>();
	for (const stem of questions.flatMap(({ stems }) => stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const create = (value: number) => new Float32Array(labels.length).fill(value);
	const bias = { weights: create(0), squares: create(0.01), isFree: true };
	const rows = new Map(
		Array.from(counts)
			.filter(([stem, count]) => count >= MIN_SAMPLES || stem.includes("-"))
			.map(([stem]) => [stem, { weights: create(0), squares: create(0.01), isFree: false }] as const),
	);
	for (let epoch = 0; epoch < EPOCHS; epoch++)
		for (const { label, stems } of shuffled(questions, epoch)) {
			const used = [bias, ...stems.flatMap((stem) => rows.get(stem) ?? [])];
			const scores = labels.map(() => 0);
			for (const { weights } of used)
				for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0);
			const shares = softmax(scores);
			for (const [at, share] of shares.entries()) {
				const error = share - Number(at === label);
				if (Math.abs(error) < TOLERANCE) continue;
				for (const { weights, squares, isFree } of used) {
					squares[at] = (squares[at] ?? 0) + error * error;
					const rate = RATE / Math.sqrt(squares[at]);
					const weight = (weights[at] ?? 0) - rate * (error + (isFree ? 0 : PENALTY));
					weights[at] = isFree ? weight : Math.max(0, weight);
				}
			}
		}
	const kept = Array.from(rows, ([stem, { weights }]) => ({
		stem,
		weights: Array.from(weights, (weight, label) => ({
			label,
			// A question that a sample asks word for word is all but certain.
			steps: stem.includes("-") && weight > 0 ? WHOLE : Math.round(weight / STEP),
		})).filter(({ steps }) => steps > 0),
	}))
		.filter(({ weights }) => weights.length > 0)
		.toSorted(({ stem: left }, { stem: right }) => (left < right ? -1 : 1));
	const talk = labels
		.filter((label) => label.startsWith("talk/"))
		.map((label) => [label, [...new Set(samples.get(label)?.flatMap(stemsOf))].toSorted()] as const);
	return {
		labels,
		// Labels with many samples are not asked for more often.
		biases: Array.from(
			bias.weights,
			(weight, label) => Math.round(10 * (weight - Math.log(sizes[label] ?? 1) / 2)) / 10,
		),
		talk: Object.fromEntries(talk),
		stems: kept.map(({ stem }) => stem).join(" "),
		places: kept.map(({ weights }) => writePlaces(weights.map(({ label }) => label))).join(" "),
		steps: kept.map(({ weights }) => weights.map(({ steps }) => writeSteps(steps)).join("")).join(" "),
	};
}

function writePlaces(labels: readonly number[]): string {
	let before = 0;
	const places = labels.map((label) => {
		const offset = label - before;
		before = label;
		return "~".repeat(Math.floor(offset / DIGITS.length)) + DIGITS[offset % DIGITS.length];
	});
	return places.join("");
}

const writeSteps = (steps: number) => String.fromCharCode("a".charCodeAt(0) + Math.min(steps, 26) - 1);

/** Shuffles by a linear congruential generator, so that the order is the same every time. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
	const all = [...items];
	let state = seed + 1;
	for (let at = all.length - 1; at > 0; at--) {
		state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
		const other = Math.floor((state / 0x80000000) * (at + 1));
		[all[at], all[other]] = [all[other] as Item, all[at] as Item];
	}
	return all;
}
