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
		all.map((question) => ({ label, stems: [...new Set(sampleStems(question.replace(/\{\w+\}/g, "")))] })),
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
	for (let step = 0; step < EPOCHS * questions.length; step++) {
		// Neighbours are alike, so questions are visited in strides.
		const { label = 0, stems = [] } = questions[(step * STRIDE) % questions.length] ?? {};
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
	const kept = [...rows.keys()].toSorted().flatMap((stem) => {
		let [places, steps, before] = ["", "", 0];
		for (const [label, weight] of rows.get(stem)?.weights.entries() ?? []) {
			// A question that a sample asks word for word is all but certain.
			const count = stem.includes("-") && weight > 0 ? WHOLE : Math.round(weight / STEP);
			if (count === 0) continue;
			const offset = label - before;
			places += "~".repeat(Math.floor(offset / DIGITS.length)) + DIGITS[offset % DIGITS.length];
			steps += String.fromCharCode("a".charCodeAt(0) + Math.min(count, 26) - 1);
			before = label;
		}
		return steps === "" ? [] : [{ stem, places, steps }];
	});
	const talk = Array.from(samples).flatMap(([label, all]) => (label.startsWith("talk/") ? all : []));
	return {
		labels,
		// Labels with many samples are not asked for more often.
		biases: Array.from(samples.values(), ({ length }, at) =>
			Number(((bias.weights[at] ?? 0) - Math.log(length) / 2).toFixed(1)),
		),
		talk: [...new Set(talk.flatMap(stemsOf))].toSorted(),
		stems: kept.map(({ stem }) => stem).join(" "),
		places: kept.map(({ places }) => places).join(" "),
		steps: kept.map(({ steps }) => steps).join(" "),
	};
}
