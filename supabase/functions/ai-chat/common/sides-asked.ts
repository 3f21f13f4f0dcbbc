import type { Cue } from "../cues/cue.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { namesNothing, type Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
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

/** Asks whether something is over, and not whether it still runs. */
const OVER =
	/^(?!.*\b(noch|still|lauft|running)\b).*\b(over|finished|completed?|ended|done|vorbei|abgeschlossen|beendet|fertig|zu ende)\b/;
const OPPOSITE: ReadonlyMap<string, string> = new Map([
	["Ja", "Nein"],
	["Nein", "Ja"],
	["Yes", "No"],
	["No", "Yes"],
]);

/** What is said of a project's state, with the yes or no that the question calls for. */
export function stateSaid(step: Step, text: string): Step {
	if (!OVER.test(text)) return step;
	return { ...step, message: step.message.replace(/^\p{L}+/u, (word) => OPPOSITE.get(word) ?? word) };
}

/** The ids of the passages for the sides of a project that a question asks for, in the order of its page. */
function sidesAsked(subject: string, { cues, text, terms }: Query): readonly string[] {
	const isTechnical = terms.some(({ topic }) => topic === "technology");
	if (!isTechnical && asksWhetherRunning(text)) return [stateOf(subject), `${subject}/facts`];
	return PARTS.filter(([, any]) => any.some((cue) => cues.has(cue))).map(([part]) => `${subject}/${part}`);
}

/** The same of the one project that a question names, or that was told where it names nothing. */
export function severalSides(
	named: ReadonlySet<string>,
	query: Query,
	topic: Topic | undefined,
): readonly string[] {
	const told = topic && PROJECT.test(topic.subject) && namesNothing(query) ? [topic.subject] : [];
	const [project, ...others] = named.size > 0 ? named : told;
	if (!project || others.length > 0 || query.unknown >= 1) return [];
	return sidesAsked(project, query);
}
