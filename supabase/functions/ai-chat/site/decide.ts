import type { Findings } from "./find.ts";
import type { Ranked } from "./rank.ts";

/** A ranked candidate with the findings about the question. */
export type Found = Ranked & Findings;

type Signs<Subject> = Readonly<Record<string, (subject: Subject) => number>>;

/** Signs, by name, that a candidate answers the question; roughly 0 to 1. */
const COMMON: Signs<Found> = {
	bias: () => 1,
	score: ({ score }) => score / 10,
	probability: ({ probability }) => probability,
	likeness: ({ candidate }) => candidate.likeness,
	coverage: ({ candidate }) => candidate.hit.all,
	unexplained: ({ candidate, subjects }) => candidate.unexplained.length / Math.max(1, subjects),
	hasNames: ({ candidate }) => Number(candidate.passage.names !== undefined),
	unknown: ({ unknown, subjects }) => unknown.size / Math.max(1, subjects),
	hasSamples: ({ candidate }) => Number(candidate.hasSamples),
	topic: ({ candidate }) => candidate.topic,
};

/** Signs that it is the best one rather than a similar one. */
const CONFIDENCE: Signs<Found> = {
	...COMMON,
	isFact: ({ candidate }) => Number(candidate.passage.kind === "fact"),
	isExample: ({ candidate }) => Number(candidate.passage.example !== undefined),
	isTopicsExample: ({ candidate }) => Number(candidate.passage.example !== undefined) * candidate.topic,
	isOther: ({ candidate, named }) => Number(named.size > 0 && !named.has(candidate.passage.page)),
};

/** Signs, by name, that the site answers the question at all, given the best candidate. */
const ANSWERABLE: Signs<Found & { confidence: number }> = {
	...COMMON,
	confidence: ({ confidence }) => confidence / 4,
	length: ({ length }) => Math.min(length, 20) / 10,
	known: ({ likeness }) => Math.max(0, ...likeness.values()),
	answered: ({ likeness }) => [...likeness.values()].reduce((sum, share) => sum + share, 0),
	unanswered: ({ unanswered }) => unanswered,
	logUnanswered: ({ unanswered }) => 1 + Math.log(1e-3 + unanswered) / 7,
};

export const confidenceSigns = (found: Found): number[] =>
	Object.values(CONFIDENCE).map((sign) => sign(found));

/** @param confidence Score of the best candidate by its confidence signs. */
export const answerableSigns = (found: Found, confidence: number): number[] =>
	Object.values(ANSWERABLE).map((sign) => sign({ ...found, confidence }));
