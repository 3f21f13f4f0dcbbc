import weightsFile from "../kind-weights.json" with { type: "json" };
import { SparseRows } from "../search/sparse-rows.ts";
import { readSigns, signsOf } from "./question-signs.ts";
import { probabilities } from "./softmax-regression.ts";

/** What tells the kinds of questions; see `sample-questions/build-weights.ts`. */
export interface KindWeights {
	/** Ids of passages, `page/…` for what a page of that sort answers, `unanswered/…` for what none does. */
	kinds: readonly string[];
	/** Of each kind without any sign, in tenths: `-49 12`. */
	bias: string;
	/** By sign, the places of the kinds with their weights in tenths: `3:12 17:-5`. */
	signs: Readonly<Record<string, string>>;
}

const FILE: KindWeights = weightsFile;
const TENTH = 0.1;
const PAGE = /^page\//;
const UNANSWERED = /^unanswered\//;

/** Why the site has no answer: nothing to do with it, what it doesn't tell of the owner and his clients, and knowledge of the trade. */
export type Unanswered = "off-topic" | "personal" | "technical";

/** Of which kind a question is. */
export interface KindRead {
	/** The passage that it most probably asks for, of those that tell a fact in short. */
	passage: string;
	/** How probable that is, from 0 to 1. */
	probability: number;
	/** How probable it is that the site has no answer, from 0 to 1, and why it most probably has none. */
	unanswered: number;
	why: Unanswered;
	/** How probable it is that a page answers it otherwise, from 0 to 1. */
	page: number;
	/** How probable it is that it asks for a passage, from 0 to 1. */
	of(id: string): number;
}

const SIGNS = new SparseRows(FILE.signs, TENTH);
const bias = FILE.bias.split(" ").map((weight) => Number(weight) * TENTH);

/**
 * Tells what kind of question a text is, as learned from samples.
 *
 * @param text Normalized, and without courtesies.
 * @param isName Whether a folded word belongs to the owner's name.
 */
export function readKind(text: string, isName: (word: string) => boolean): KindRead {
	const signs = signsOf(readSigns(text, isName), (word) => SIGNS.has(word));
	const found = probabilities(signs, { bias, signs: SIGNS });
	const byKind = new Map(FILE.kinds.map((kind, at) => [kind, found[at] ?? 0]));
	const [passage = "", probability = 0] = mostProbable(
		byKind,
		(kind) => !PAGE.test(kind) && !UNANSWERED.test(kind),
	);
	const [why = ""] = mostProbable(byKind, (kind) => UNANSWERED.test(kind));
	return {
		passage,
		probability,
		unanswered: allOf(byKind, UNANSWERED),
		why: why.replace(UNANSWERED, "") as Unanswered,
		page: allOf(byKind, PAGE),
		of: (id) => byKind.get(id) ?? 0,
	};
}

const allOf = (kinds: ReadonlyMap<string, number>, sort: RegExp): number =>
	kinds.entries().reduce((sum, [kind, share]) => (sort.test(kind) ? sum + share : sum), 0);

const mostProbable = (kinds: ReadonlyMap<string, number>, isMeant: (kind: string) => boolean) =>
	[...kinds].filter(([kind]) => isMeant(kind)).toSorted(([, left], [, right]) => right - left)[0] ?? [];
