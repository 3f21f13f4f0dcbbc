import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isSubject } from "../search/weigh.ts";
import { asksForDifference } from "../text/general-questions.ts";

/** Ask for nothing but that, or what, a service is. */
const OF_SERVICE: ReadonlySet<Cue> = new Set(["services", "features", "tasks", "experience"]);
/** Asks what a service is about, calling it one. */
const ABOUT = /\bwhat\b.*\b(service|leistung)\b.*\babout\b|\bworum geht\b.*\b(service|leistung)\b/;
/** Joins two of a kind. */
const JOINED = /,|\/|&|\b(und|oder|sowie|and|or|plus)\b/;

/**
 * The summaries of the services that a question names by what they are called, where it names several, or what one is
 * about, and asks for nothing else: "Do you offer DevOps and Kubernetes?" Empty otherwise.
 */
export function servicesNamed({ text, terms, cues, unknown }: Query, index: SearchIndex): readonly Passage[] {
	const isAbout = ABOUT.test(text);
	if (!(isAbout || JOINED.test(text)) || unknown > 0 || asksForDifference(text)) return [];
	if (![...cues.keys()].every((cue) => OF_SERVICE.has(cue) || (isAbout && cue === "goals"))) return [];
	const named = terms.filter(isSubject).map(({ term }) => index.names.servicesCalled(term));
	if (named.some(({ length }) => length !== 1)) return [];
	const found = [...new Set(named.flat())];
	return isAbout || found.length > 1 ? found : [];
}
