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
/** Distance of questions that follow each other in training; a prime, so that each is visited. */
const STRIDE = 7919;
/** Errors below it change no weight. */
const TOLERANCE = 1e-3;

/**
 * Fits a multinomial logistic regression with non-negative weights, by stochastic gradient descent (AdaGrad). The same
 * samples always yield the same weights.
 */
export function fitSamples(samples: Samples): SampleWeights {
	const labels = [...samples.keys()];
	const questions = [...samples.values()].flatMap((all, label) =>
		all.map((question) => ({ label, stems: [...new Set(sampleStems(question.replaceAll("{client}", "")))] })),
	);
	const counts = new Map<string, number>();
	for (const stem of questions.flatMap(({ stems }) => stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const createRow = (least: number, penalty: number) => ({
		weights: new Float32Array(labels.length),
		squares: new Float32Array(labels.length).fill(0.01),
		least,
		penalty,
	});
	const bias = createRow(-Infinity, 0);
	const rows = new Map(
		Array.from(counts)
			.filter(([stem, count]) => count >= MIN_SAMPLES || stem.includes("-"))
			.map(([stem]) => [stem, createRow(0, PENALTY)] as const),
	);
	// Neighbours are alike, so questions are visited in strides.
	const order = questions.map((_, at) => questions[(at * STRIDE) % questions.length] ?? questions[0]);
	for (const { label, stems } of Array(EPOCHS).fill(order).flat() as typeof questions) {
		const used = [bias, ...stems.flatMap((stem) => rows.get(stem) ?? [])];
		const scores = labels.map((_, at) => used.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0));
		for (const [at, share] of softmax(scores).entries()) {
			const error = share - Number(at === label);
			if (Math.abs(error) < TOLERANCE) continue;
			for (const { weights, squares, least, penalty } of used) {
				squares[at] = (squares[at] ?? 0) + error * error;
				const step = (RATE / Math.sqrt(squares[at])) * (error + penalty);
				weights[at] = Math.max(least, (weights[at] ?? 0) - step);
			}
		}
	}
	const kept = Array.from(rows, ([stem, { weights }]) => {
		// A question that a sample asks word for word is all but certain.
		const stepsOf = (weight: number) =>
			stem.includes("-") && weight > 0 ? WHOLE : Math.round(weight / STEP);
		const steps = Array.from(weights, (weight, label) => [label, stepsOf(weight)] as const);
		return { stem, steps: steps.filter(([, count]) => count > 0) };
	})
		.filter(({ steps }) => steps.length > 0)
		.toSorted((left, right) => (left.stem < right.stem ? -1 : 1));
	const talk = labels
		.filter((label) => label.startsWith("talk/"))
		.flatMap((label) => samples.get(label) ?? []);
	return {
		labels,
		// Labels with many samples are not asked for more often.
		biases: labels.map((label, at) => {
			const size = samples.get(label)?.length ?? 1;
			return Math.round(10 * ((bias.weights[at] ?? 0) - Math.log(size) / 2)) / 10;
		}),
		talk: [...new Set(talk.flatMap(stemsOf))].toSorted(),
		stems: kept.map(({ stem }) => stem).join(" "),
		places: kept.map(({ steps }) => writePlaces(steps.map(([label]) => label))).join(" "),
		steps: kept.map(({ steps }) => steps.map(([, count]) => writeSteps(count)).join("")).join(" "),
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
