import type { Findings } from "./find.ts";
import type { Ranked } from "./rank.ts";

/** Labels of sample questions that the site has no answer to begin with this. */
export const UNANSWERED = "unanswered/";

/** A candidate and all that was found for the question. */
export type Found = Ranked & Findings;

type Signs<Subject> = Readonly<Record<string, (subject: Subject) => number>>;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);

/** By name, what tells whether a candidate answers the question; each is near 0 to 1. */
const CONFIDENCE: Signs<Found> = {
	bias: () => 1,
	score: ({ score }) => score / 10,
	probability: ({ probability }) => probability,
	likeness: ({ candidate }) => candidate.likeness,
	coverage: ({ candidate }) => candidate.hit.all,
	unexplained: ({ candidate, subjects }) => candidate.unexplained.length / Math.max(1, subjects),
	isNamed: ({ candidate }) => Number(candidate.passage.names !== undefined),
	unknown: ({ unknown }) => unknown,
	hasSamples: ({ candidate }) => Number(candidate.hasSamples),
};

/** By name, what tells, with the best candidate, whether the site answers the question at all. */
const ANSWERABLE: Signs<Found & { confidence: number }> = {
	...CONFIDENCE,
	confidence: ({ confidence }) => confidence / 4,
	odds: ({ odds }) => odds,
	sumOfOdds: ({ odds, length }) => (odds * Math.min(length, 20)) / 5,
	known: ({ likeness }) => Math.max(0, ...likeness.values()),
	nothing: ({ likeness }) => 1 - sum(likeness.values()),
};

export const confidenceSigns = (found: Found): number[] =>
	Object.values(CONFIDENCE).map((sign) => sign(found));

/** @param confidence Score of the best candidate by its confidence signs. */
export const answerableSigns = (found: Found, confidence: number): number[] =>
	Object.values(ANSWERABLE).map((sign) => sign({ ...found, confidence }));
