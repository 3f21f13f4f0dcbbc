import { type Cue, WEAK } from "../cues/cue.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "./query.ts";
import { type SearchIndex, STRENGTHS } from "./search-index.ts";
import { CONTENT_WEIGHT, isSubject } from "./weigh.ts";

/** More words of content say what is asked without the others. */
const MOST_SUBJECTS = 1;
/** A word that more passages of a page hold picks none of them out. */
const MOST_HOLDING = 3;
/** Calls what was done there a project, rather than asking for projects. */
const SAID_OF_IT: readonly Cue[] = ["projects", "clients"];
/** Passages that tell one thing each, rather than list what others tell. */
const ONE_THING = /\/(details|tasks)\/\d+$|\/company$/;

/**
 * A question about one project, in which words that any question may hold count like others where few passages of
 * that project's page hold them: "who changed what" says nothing on the site as a whole, and all of it there.
 */
export function withinProject(asked: Query, projects: ReadonlySet<string>, index: SearchIndex): Query {
	const [project = "", ...others] = projects;
	if (!PROJECT.test(project) || others.length > 0) return asked;
	const query = ofProject(asked);
	const { terms } = query;
	const subjects = terms.filter((term) => isSubject(term) && !index.names.isPageName(term.term, project));
	const isClear = subjects.length > MOST_SUBJECTS || subjects.some(({ topic }) => topic);
	if (isClear || !terms.some(({ passing }) => passing)) return query;
	const parts = index
		.search(terms)
		.values()
		.filter(({ passage }) => passage.subject === project && ONE_THING.test(passage.id))
		.toArray();
	const picks = terms.map(({ passing, cued, topic }, at) => {
		const holding = parts.filter(({ strengths }) => (strengths[at] ?? 0) > STRENGTHS.context).length;
		return passing && !cued && !topic && holding > 0 && holding <= MOST_HOLDING;
	});
	if (!picks.includes(true)) return query;
	return {
		...query,
		terms: terms.map((term, at) => (picks[at] ? { ...term, weight: CONTENT_WEIGHT, passing: false } : term)),
	};
}

/** What "project" says of one that is named is known, and what stays after it is its result. */
function ofProject({ cues, terms, ...asked }: Query): Query {
	const isSaid = (cue: Cue, weight: number) => SAID_OF_IT.includes(cue) && weight <= WEAK;
	const meant = [...cues].filter(([cue, weight]) => !isSaid(cue, weight));
	return {
		...asked,
		cues: new Map(meant.map(([cue, weight]) => [cue === "handover" ? "results" : cue, weight])),
		terms: meant.length < cues.size ? terms.filter(({ cued, topic }) => !cued || topic) : terms,
	};
}
