import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, STRONG, WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { coverage, questionWeight } from "../retrieve.ts";
import { enriched, MOST_LOOKED_AT, MOST_PASSAGES, withProjects } from "../search/enrich.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, cuePart, isContent, isNamed, type Ranked } from "../search/weigh.ts";
import type { Focus } from "./focus.ts";
import { isFigureOfOther } from "./one-example.ts";

/** The part of a question that an answer must cover, by whether it names something the site knows or asks for a whole subject. */
const ENOUGH = { whole: 0.4, named: 0.44, unnamed: 0.5 };
/** The same where only passing words speak for an answer, and how many words the question holds then. */
const ENOUGH_IN_PASSING = 0.6;
const FEWEST_IN_PASSING = 2;
/** The part of a question that a further passage must add to be told as well. */
const WORTH_ADDING = 0.24;

/**
 * Picks the passages that answer a question together, best first; none where they would cover too
 * little of it or only touch it in passing.
 */
export function select(
	ranked: readonly Ranked[],
	query: Query,
	index: SearchIndex,
	focus: Focus,
): readonly Ranked[] {
	const technologies = namedTechnologies(ranked, query, index);
	const best = combination(ranked, query);
	const found = technologies && isEnough(technologies, query) ? technologies : best;
	const chosen = enriched(found, ranked, query, focus);
	return isEnough(chosen, query) ? withProjects(chosen, query, index) : [];
}

/** Whether passages cover so much of a question that they answer it. */
function isEnough(chosen: readonly Ranked[], query: Query): boolean {
	const isWhole = [...query.cues.values()].some((weight) => weight >= WHOLE);
	const least = ENOUGH[isWhole ? "whole" : isNamed(query) ? "named" : "unnamed"];
	const covered = coverage(chosen, query);
	if (chosen.some(({ isSupported }) => isSupported)) return covered >= least;
	return covered >= ENOUGH_IN_PASSING && query.terms.length >= FEWEST_IN_PASSING;
}

/** The best passage, and others for what it leaves open. */
export function combination(ranked: readonly Ranked[], query: Query): Ranked[] {
	const chosen = ranked.slice(0, 1);
	if (questionWeight(query) === 0) return chosen;
	while (chosen.length > 0 && chosen.length < MOST_PASSAGES) {
		const before = coverage(chosen, query);
		let next: Ranked | undefined;
		let gain = WORTH_ADDING;
		for (const candidate of ranked.slice(0, MOST_LOOKED_AT)) {
			const added = coverage([...chosen, candidate], query) - before;
			if (added <= gain + Number.EPSILON || !opensSubject(candidate, chosen, query)) continue;
			next = candidate;
			gain = added;
		}
		if (!next) break;
		chosen.push(next);
	}
	return chosen;
}

/** Whether a passage tells of a thing, or answers a whole question, that those chosen don't. */
function opensSubject(candidate: Ranked, chosen: readonly Ranked[], query: Query): boolean {
	const { terms, cues } = query;
	// A fact answers what it is asked for, and not whatever shares a word with it.
	if (candidate.passage.kind === "fact" && !candidate.passage.cues.some((cue) => cues.has(cue))) return false;
	const [best] = chosen;
	if (best && isFigureOfOther(candidate, best, query)) return false;
	// "How many hours a week?" asks for no number and no length of its own where a fact is all that is named.
	const isSide = (cue: Cue) =>
		(cue === "count" || ASPECT_CUES.has(cue)) &&
		!isNamed(query) &&
		!candidate.passage.subject.startsWith("legal/") &&
		chosen.some(({ passage }) => isAskedFor(passage, cues));
	const isNew = (part: string) =>
		candidate.covered.has(part) && chosen.every(({ covered }) => !covered.has(part));
	return (
		terms.some(({ term, weight }) => weight >= CONTENT_WEIGHT && isNew(term)) ||
		[...cues].some(([cue, weight]) => weight >= STRONG && isNew(cuePart(cue)) && !isSide(cue))
	);
}

/** Whether a passage is a fact that a question asks for as such. */
export const isAskedFor = ({ kind, cues }: Passage, asked: Query["cues"]): boolean =>
	kind === "fact" && cues.some((cue) => (asked.get(cue) ?? 0) >= WHOLE);

/** "Do you know Terraform and Ansible?" is answered for each of them. */
function namedTechnologies(
	ranked: readonly Ranked[],
	{ terms, cues }: Query,
	index: SearchIndex,
): Ranked[] | undefined {
	const topics = terms.filter(({ topic }) => topic);
	const isKnowing = (cue: Cue) => cue === "experience" || (cue === "projects" && topics.length === 1);
	const asksForMore = ![...cues.keys()].every(isKnowing);
	// "Which Linux distributions do you know?" asks for more than Linux.
	const asksOf = terms.some(({ topic, weight }) => !topic && weight >= CONTENT_WEIGHT);
	// What is said of a technology names the projects that it was used in.
	const asksUse = cues.has("experience") || cues.has("projects");
	const least = asksUse && !asksOf ? 1 : 2;
	if (topics.length < least || topics.length > MOST_PASSAGES || asksForMore) return undefined;
	// What is called by all of them and by what is asked for beside them is meant: the templates for AKS and EKS.
	const content = terms.filter(isContent);
	const [first] = ranked;
	const called = index.vocabulary.termsIn(first?.passage.kind === "section" ? first.passage.names : "");
	if (asksOf && content.every((term) => held(called, term) > 0)) return undefined;
	const named = topics.flatMap(({ term }) => {
		const technology = index.names.technologies.get(term);
		return ranked.filter(({ passage }) => passage === technology);
	});
	return named.length === topics.length ? named : undefined;
}
