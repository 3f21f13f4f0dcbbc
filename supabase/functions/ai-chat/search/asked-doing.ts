import { type Cue, PLAIN } from "../cues/cue.ts";
import type { Query } from "./query.ts";
import { isSubject } from "./weigh.ts";

/** Ways to ask what somebody is and does, or what a thing is made of. */
const IN_GENERAL: ReadonlySet<Cue> = new Set(["who", "features"]);
const OF_PERSON: ReadonlySet<Cue> = new Set(["who", "capabilities"]);
/** Asks what somebody does, rather than who he is. */
const DOES =
	/\b(was (genau |alles )?(mach|tu|biet)\w* (sie|du|er|ihr)|what (exactly )?(do|does|can) (you|he) (do|offer))\b/;

/**
 * A question about what somebody does in a project or a field, read as such.
 *
 * @param isClient Whether a term is part of what a client is called.
 */
export function readDoing(query: Query, isClient: (term: string) => boolean): Query {
	return query.terms.some(({ term }) => isClient(term))
		? askedAtProject(query, isClient)
		: askedInField(query);
}

/**
 * A question that names a project and asks for nothing but what somebody does there, read as one for his tasks:
 * "What do you do?" asks for his profession only where no project is named.
 */
function askedAtProject(query: Query, isClient: (term: string) => boolean): Query {
	const isElse = query.terms.some((term) => isSubject(term) && !isClient(term.term));
	const cues = [...query.cues.keys()];
	if (isElse || query.unknown > 0 || cues.length === 0 || !cues.every((cue) => IN_GENERAL.has(cue)))
		return query;
	return { ...query, cues: new Map<Cue, number>([["tasks", PLAIN]]) };
}

/** The same for a field of work: "What do you do in monitoring?" asks for the field, and not for who he is. */
function askedInField(query: Query): Query {
	if (![...query.cues.keys()].some((cue) => OF_PERSON.has(cue)) || !DOES.test(query.text)) return query;
	if (!query.terms.some(({ topic, passing, cued }) => topic && !passing && !cued)) return query;
	return { ...query, cues: new Map([...query.cues].filter(([cue]) => !OF_PERSON.has(cue))) };
}
