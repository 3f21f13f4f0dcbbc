import type { Cue } from "../cues/cue.ts";
import type { Query } from "../query.ts";
import { asksWhetherRunning } from "./read-side.ts";

/** The parts of a project's page, and the cues of questions that ask for each. */
const PARTS: readonly (readonly [string, readonly Cue[]])[] = [
	["facts", ["role", "when", "where", "duration", "since", "location", "years"]],
	["technologies", ["technologies"]],
	["tasks", ["tasks"]],
	["goals", ["goals"]],
	["focus", ["goals"]],
	["challenges", ["challenges"]],
	["approach", ["approach", "tasks"]],
	["results", ["results"]],
];
/** The id of the passage that says whether a project still goes on. */
export const stateOf = (subject: string): string => subject.replace(/^projects\//, "portfolio/state/");

/** The ids of the passages for the sides of a project that a question asks for, in the order of its page. */
export function sidesAsked(subject: string, { cues, text, terms }: Query): readonly string[] {
	const isTechnical = terms.some(({ topic }) => topic === "technology");
	if (!isTechnical && asksWhetherRunning(text)) return [stateOf(subject), `${subject}/facts`];
	return PARTS.filter(([, any]) => any.some((cue) => cues.has(cue))).map(([part]) => `${subject}/${part}`);
}
