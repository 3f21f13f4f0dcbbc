import { type Cue, PLAIN } from "./cues/cue.ts";
import type { Query } from "./query.ts";
import { CONTENT_WEIGHT } from "./weigh.ts";

/** Ways to ask what somebody is and does, or what a thing is made of. */
const IN_GENERAL: ReadonlySet<Cue> = new Set(["who", "features"]);
const OF_PERSON: ReadonlySet<Cue> = new Set(["who", "capabilities"]);
/** Asks what somebody does, rather than who he is. */
const DOES =
	/\b(was (genau |alles )?(mach|tu|biet)\w* (sie|du|er|ihr)|what (exactly )?(do|does|can) (you|he) (do|offer))\b/;

/**
 * A question that names a project and asks for nothing but what somebody does there, read as one for his tasks:
 * "What do you do?" asks for his profession only where no project is named.
 *
 * @param isName Whether a term is part of what the project's client is called.
 */
export function askedAtProject(query: Query, isName: (term: string) => boolean): Query {
	const isElse = query.terms.some(
		({ term, weight, passing, cued }) => weight >= CONTENT_WEIGHT && !passing && !cued && !isName(term),
	);
	const cues = [...query.cues.keys()];
	if (isElse || query.unknown > 0 || cues.length === 0 || !cues.every((cue) => IN_GENERAL.has(cue)))
		return query;
	return { ...query, cues: new Map<Cue, number>([["tasks", PLAIN]]) };
}

/** The same for a field of work: "What do you do in monitoring?" asks for the field, and not for who he is. */
export function askedInField(query: Query): Query {
	if (![...query.cues.keys()].some((cue) => OF_PERSON.has(cue)) || !DOES.test(query.text)) return query;
	if (!query.terms.some(({ topic, passing, cued }) => topic && !passing && !cued)) return query;
	return { ...query, cues: new Map([...query.cues].filter(([cue]) => !OF_PERSON.has(cue))) };
}
