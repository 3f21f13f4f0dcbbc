import type { Passage } from "../passages/passage.ts";
import type { Focus } from "../telling/focus.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import { held, type QueryTerm } from "./vocabulary.ts";
import type { Ranked } from "./weigh.ts";

/** How many passages are told at most, and how far down the ranking one is looked for. */
export const MOST_PASSAGES = 3;
export const MOST_LOOKED_AT = 40;

/** What he does with a whole field, which says more than one point of a page. */
const COMPETENCE = /^about\/competencies\//;

/** Whether a passage is one point of a page. */
const isDetail = ({ kind, cues, id }: Passage): boolean =>
	kind === "section" && (cues.length === 0 || NUMBERED.test(id));
/** One of several alike, such as the phases of an example. */
const NUMBERED = /\/\d+$/;

/** The passages chosen, with what belongs to them on the same pages and tells what they leave out. */
export const enriched = (
	chosen: readonly Ranked[],
	ranked: readonly Ranked[],
	query: Query,
	focus: Focus,
): readonly Ranked[] => withTwin(withDetail(withUse(chosen, ranked), ranked, query, focus), ranked);

/** Adds what a technology is used for, where a service says so. */
function withUse(chosen: readonly Ranked[], ranked: readonly Ranked[]): readonly Ranked[] {
	const [technology, ...others] = chosen;
	if (technology?.passage.kind !== "technology" || others.length > 0) return chosen;
	const pages = new Set(technology.passage.links.map(({ href }) => href));
	const uses = ranked.filter(
		({ passage, own }) =>
			isDetail(passage) &&
			(COMPETENCE.test(passage.id) || passage.links.some(({ href }) => pages.has(href))) &&
			technology.own.size > 0 &&
			[...technology.own].every((term) => own.has(term)),
	);
	const isNamedAfter = ({ covered, passage: { example } }: Ranked) =>
		example === undefined &&
		[...technology.own].every((term) => covered.get(term) === technology.covered.get(term));
	const use =
		uses.find(isNamedAfter) ??
		uses.find(({ passage }) => COMPETENCE.test(passage.id)) ??
		uses.find(({ passage }) => !passage.example) ??
		uses[0];
	return use ? [technology, use] : chosen;
}

/** Adds the section that tells what the others of its page only touch: the backups of Kubernetes. */
function withDetail(
	chosen: readonly Ranked[],
	ranked: readonly Ranked[],
	{ cues, terms, language }: Query,
	focus: Focus,
): readonly Ranked[] {
	const [best] = chosen;
	const hasDetails = best && best.passage.kind !== "fact" && best.passage.kind !== "list";
	if (!hasDetails || chosen.length === MOST_PASSAGES || cues.has("services")) return chosen;
	const isLeftOut = (term: QueryTerm) =>
		chosen.every(({ passage }) => held(focus.toldBy(passage, language), term) === 0);
	const wanted = terms.filter((term) => !term.passing && isLeftOut(term));
	const gain = ({ own }: Ranked) =>
		wanted.reduce((sum, { term, weight }) => sum + (own.has(term) ? weight : 0), 0);
	const details = ranked
		.slice(0, MOST_LOOKED_AT)
		.filter(
			(each) =>
				each.passage.subject === best.passage.subject && isDetail(each.passage) && !chosen.includes(each),
		);
	const detail = details.reduce<Ranked | undefined>(
		(found, each) => (gain(each) > (found ? gain(found) : 0) ? each : found),
		undefined,
	);
	return detail ? [...chosen, detail] : chosen;
}

/** How close two points of a page are that answer a question alike. */
const ALIKE = 0.05;

/** Adds the point of the same page that is called by what was asked for just as much: workshops and coaching. */
function withTwin(chosen: readonly Ranked[], ranked: readonly Ranked[]): readonly Ranked[] {
	const [best, ...others] = chosen;
	if (!best || others.length > 0 || !isDetail(best.passage) || best.passage.example) return chosen;
	const isTwin = ({ passage, score, covered }: Ranked) =>
		passage !== best.passage &&
		passage.subject === best.passage.subject &&
		isDetail(passage) &&
		!passage.example &&
		score >= best.score - ALIKE &&
		covered.size === best.covered.size &&
		[...best.covered].every(([part, weight]) => covered.get(part) === weight);
	const twin = ranked.find(isTwin);
	return twin ? [best, twin] : chosen;
}

/** Adds the projects that a service was part of, to a question whether there is experience with it. */
export function withProjects(
	chosen: readonly Ranked[],
	{ cues }: Query,
	index: SearchIndex,
): readonly Ranked[] {
	const [best, ...others] = chosen;
	if (best?.passage.kind !== "summary" || others.length > 0 || !cues.has("experience")) return chosen;
	const projects = index.passages.find(({ id }) => id === `${best.passage.subject}/projects`);
	return projects ? [best, { ...best, passage: projects }] : chosen;
}
