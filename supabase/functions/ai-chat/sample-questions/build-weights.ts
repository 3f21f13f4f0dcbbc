import type { KindWeights } from "../kinds/question-kinds.ts";
import { readSigns, signsOf } from "../kinds/question-signs.ts";
import { normalize } from "../text/fold.ts";
import { readIntent } from "../text/intents.ts";
import type { Kinds } from "./read-samples.ts";
import { train } from "./train.ts";

/** Stands in samples for the owner's name, which he can change, and what is read instead. */
const NAME = "{name}";
const OWNER = "ownername";
/** A word that is in fewer samples tells nothing. */
const LEAST_SAMPLES = 3;
/** Weights that say less are left out, in tenths. */
const LEAST_WEIGHT = 4;
const TENTHS = 10;
/** What a sample counts by its kind: those of sentences are many times as many as those of single passages. */
const COUNTS = { sentence: 0.4, unanswered: 0.5, passage: 1, whole: 1.3 } as const;

const countOf = (kind: string): number => {
	if (kind.startsWith("unanswered/")) return COUNTS.unanswered;
	if (kind === "page/whole") return COUNTS.whole;
	return kind.startsWith("page/") ? COUNTS.sentence : COUNTS.passage;
};

/** Learns the kinds of questions from their samples. */
export function buildWeights(samples: Kinds): KindWeights {
	const isName = (word: string) => word === OWNER;
	const all = [...samples].flatMap(([kind, questions]) =>
		questions.map((question) => ({
			kind,
			...readSigns(readIntent(normalize(question.replaceAll(NAME, OWNER))).rest, isName),
		})),
	);
	const often = new Map<string, number>();
	for (const { words } of all) for (const word of words) often.set(word, (often.get(word) ?? 0) + 1);
	const isKnown = (word: string) => (often.get(word) ?? 0) >= LEAST_SAMPLES;
	const kinds = [...samples.keys()];
	const { bias, signs } = train(
		all.map(({ kind, ...said }) => ({
			signs: signsOf(said, isKnown),
			belongs: kinds.indexOf(kind),
			counts: countOf(kind),
		})),
		kinds.length,
	);
	const inTenths = (weight: number) => Math.round(weight * TENTHS);
	const lines = Array.from(signs, ([sign, weights]) => {
		// What all kinds have in common tells none of them.
		const common = median([...weights.values()]);
		const told = Array.from(weights, ([at, weight]) => [at, inTenths(weight - common)] as const);
		const kept = told.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
		return [sign, kept.map(([at, weight]) => `${at}:${weight}`).join(" ")] as const;
	});
	return {
		kinds,
		bias: bias.map(inTenths).join(" "),
		signs: Object.fromEntries(lines.toSorted(([left], [right]) => (left < right ? -1 : 1))),
	};
}

function median(numbers: readonly number[]): number {
	return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}
