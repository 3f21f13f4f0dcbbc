import { type Cue, PLAIN } from "../cues/cue.ts";
import { ONE_THING } from "../passages/subjects.ts";
import { isToldIn } from "../passages/wording.ts";
import type { Query } from "../search/query.ts";
import { held } from "../search/vocabulary.ts";
import { asksForHelp, type Ranked } from "../search/weigh.ts";
import type { Focus, Sharp } from "./focus.ts";
import type { Chosen } from "./sharpen.ts";

/** Parts this much as good as the best of all are told as well. */
const CLOSE = 0.7;
/** The part of a question's words that a weaker one must add. */
const WORTH_ADDING = 0.05;
/** What a word that the site doesn't know counts. */
const UNKNOWN_SHARE = 0.5;
/** What words count that are spread over an answer, rather than standing in one sentence. */
const SPREAD = 0.6;

const LEGAL = /^legal\//;
/** What a service is in short, and the list of what belongs to it. */
const GENERAL = /^services\/[^/]+(\/features)?$/;
/** A point of that list, or a phase of an example. */
const POINT = /\/(features|phases)\/\d+$/;

const isOfOnePage = (chosen: readonly Ranked[]): boolean =>
	new Set(chosen.map(({ passage }) => passage.subject)).size === 1;

/** Whether a passage tells of a service as a whole, which a question doesn't ask for. */
const isGeneral = ({ passage }: Ranked, query: Query): boolean =>
	GENERAL.test(passage.id) &&
	!asksForHelp(query) &&
	!query.cues.has("experience") &&
	![...query.cues].some(([cue, weight]) => weight >= PLAIN && passage.cues.includes(cue));

/** One passage or sentence of an answer, and what it tells of the question. */
interface Part {
	score: number;
	/** What each word of the question counts in it. */
	shares: ReadonlyMap<string, number>;
	/** The sides asked for that it tells. */
	sides: readonly Cue[];
	isFigure: boolean;
	/** Whether it is told in any case. */
	isMain: boolean;
}

/**
 * Leaves out of an answer what adds next to nothing to it: what is told beside the best passage has to be nearly as
 * good as the best of all, or to tell a side, a figure or words of the question that nothing before it tells.
 */
export function brief(found: Chosen, query: Query, focus: Focus): Chosen {
	const { chosen, sentences, added } = found;
	const passages = new Map(chosen.map((each, at) => [each, partOf(each, query, focus, at === 0)]));
	const quoted = new Map([...sentences, ...(added ? [added] : [])].map((each) => [each, partOfSharp(each)]));
	const [first] = chosen;
	if (first && isGeneral(first, query) && isOfOnePage(chosen)) {
		const parts: readonly (readonly [Ranked, Part])[] = [
			...passages,
			...[...quoted].map(([{ ranked }, part]) => [ranked, part] as const),
		];
		const [best] = parts.toSorted(([, left], [, right]) => right.score - left.score);
		const isPoint = best && POINT.test(best[0].passage.id);
		if (isPoint && best[0].passage.subject === first.passage.subject) passages.delete(first);
	}
	const kept = worthTelling([...passages.values(), ...quoted.values()], query);
	const isKept = (part: Part | undefined) => part !== undefined && kept.has(part);
	const told = sentences.filter((each) => isKept(quoted.get(each)));
	// Of a legal text, what was asked for stands in single sentences, and its first ones are about something else.
	const isQuoted = ({ passage }: Ranked) =>
		LEGAL.test(passage.subject) && told.some(({ ranked }) => ranked.passage.subject === passage.subject);
	return {
		...found,
		chosen: chosen.filter((each) => isKept(passages.get(each)) && !isQuoted(each)),
		sentences: told,
		added: added && isKept(quoted.get(added)) ? added : undefined,
	};
}

function worthTelling(parts: readonly Part[], { terms, unknown }: Query): ReadonlySet<Part> {
	const total = terms.reduce(
		(sum, { weight, passing }) => sum + (passing ? 0 : weight),
		unknown * UNKNOWN_SHARE,
	);
	const rest = parts.filter(({ isMain }) => !isMain).sort((left, right) => right.score - left.score);
	const best = Math.max(0, ...parts.map(({ score }) => score));
	const kept = new Set<Part>();
	const told = new Map<string, number>();
	for (const part of [...parts.filter(({ isMain }) => isMain), ...rest]) {
		const before = [...kept];
		const tellsSide = part.sides.some((side) => before.every(({ sides }) => !sides.includes(side)));
		const tellsFigure = part.isFigure && before.every(({ isFigure }) => !isFigure);
		let gain = 0;
		for (const [term, share] of part.shares) gain += Math.max(0, share - (told.get(term) ?? 0));
		const isWorth = tellsSide || tellsFigure || gain >= WORTH_ADDING * total;
		if (!part.isMain && !isWorth && part.score < best * CLOSE) continue;
		kept.add(part);
		for (const [term, share] of part.shares) told.set(term, Math.max(share, told.get(term) ?? 0));
	}
	return kept;
}

const partOfSharp = ({ score, shares, isFigure }: Sharp): Part => ({
	score,
	shares,
	sides: [],
	isFigure,
	isMain: false,
});

/** What a passage tells by its best sentence, or by all of its words where the answer leaves that sentence out. */
function partOf(each: Ranked, query: Query, focus: Focus, isFirst: boolean): Part {
	const { passage } = each;
	const { kind } = passage;
	const sides = [...query.cues].flatMap(([cue, weight]) =>
		weight >= PLAIN && passage.cues.includes(cue) ? cue : [],
	);
	const [best] = focus.sentencesOf(query, each);
	const isWhole = kind === "fact" || kind === "list" || kind === "technology";
	// What a project or a certificate is stands in its summary.
	const isOfOneThing = kind === "summary" && ONE_THING.test(passage.subject);
	const isMain = isFirst || isWhole || isOfOneThing;
	const tellsBest =
		query.language === "en" ? kind !== "summary" : isToldIn(passage.answer.de, best?.sentence ?? "");
	if (best && tellsBest) return { ...partOfSharp(best), sides, isMain };
	const terms = kind === "technology" ? new Set<string>() : focus.toldBy(passage, query.language);
	const shares = new Map(
		query.terms.flatMap((term) => (term.passing ? [] : [[term.term, term.weight * held(terms, term)]])),
	);
	const score = SPREAD * [...shares.values()].reduce((sum, share) => sum + share, 0);
	return { score, shares, sides, isFigure: false, isMain };
}
