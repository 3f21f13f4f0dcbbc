import { ASPECT_CUES } from "../cues/aspects.ts";
import { PLAIN } from "../cues/cue.ts";
import type { Query } from "../search/query.ts";
import { cuePart, type Ranked } from "../search/weigh.ts";
import type { Sharp } from "./focus.ts";

const MOST_PASSAGES = 3;

/** Whether a question asks for the side of a page that a passage tells. */
const asksFor = ({ covered }: Ranked, { cues }: Query): boolean =>
	[...cues].some(([cue, weight]) => weight >= PLAIN && ASPECT_CUES.has(cue) && covered.has(cuePart(cue)));
/** Whether that is a section, such as the length of all phases. */
export const isSide = (each: Ranked, query: Query): boolean =>
	each.passage.kind === "section" && asksFor(each, query);

/**
 * What tells the side that was asked about comes first; else what the sentences are from, and of the rest
 * what is of the same page or tells of something besides.
 */
export function inOrder(chosen: readonly Ranked[], added: readonly Sharp[], query: Query): Ranked[] {
	const further = added.map(({ ranked }) => ranked).filter((each) => !chosen.includes(each));
	const [first] = chosen;
	const { isFigure } = added[0] ?? {};
	if (first && asksFor(first, query) && !query.counted && !isFigure)
		return [...chosen, ...further].slice(0, MOST_PASSAGES);
	const subjects = new Set(added.map(({ ranked }) => ranked.passage.subject));
	const isBeside = ({ own }: Ranked) =>
		[...own].some((term) => added.every(({ ranked }) => !ranked.own.has(term)));
	const kept = chosen.filter(
		(each) =>
			(subjects.has(each.passage.subject) || isBeside(each)) &&
			// A figure of one phase isn't told with the length of all phases.
			!(isFigure && isSide(each, query)),
	);
	return [...further, ...kept].slice(0, MOST_PASSAGES);
}
