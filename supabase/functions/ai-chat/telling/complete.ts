import { type Cue, PLAIN } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { isLead } from "../passages/services.ts";
import { RESULT } from "../passages/subjects.ts";
import { isToldIn } from "../passages/wording.ts";
import type { Query } from "../search/query.ts";
import { held as holds, type QueryTerm } from "../search/vocabulary.ts";
import { isSubject, type Ranked } from "../search/weigh.ts";
import type { Focus, Sharp } from "./focus.ts";
import { narrowed } from "./narrow.ts";
import { isAskedFor } from "./select.ts";
import { type Chosen, fitting } from "./sharpen.ts";

/** The part of a question's words that a sentence must hold; beside a fact, without those that the fact tells. */
const LEAST_SHARE = { page: 0.2, fact: 0.3 };
/** What a word counts that the site doesn't know. */
const UNKNOWN_SHARE = 0.5;
/** Of the best sentences, how many may be told; the others hold chance words. */
const MOST_LOOKED_AT = 3;
const MOST_SENTENCES = 3;
/** An answer of so many characters says enough, unless a sentence tells what it doesn't. */
const SHORT = 450;
/** How many names a sentence holds at least if it holds no other word of the question. */
const FEWEST_NAMES = 2;
/** How many parts a question has at least that asks for more than one thing's page, whatever it names. */
const FEWEST_PARTS = 3;
/** How many words of a question a sentence holds that is told beside the fact that was asked for as such. */
const FEWEST_BESIDE = 3;
/** Words of content beside which a fact is still all that is asked for. */
const MOST_BESIDE = 2;
/** What the privacy notice tells more of than the facts do. */
const OF_LEGAL: readonly Cue[] = ["contact", "form", "privacy", "tracking"];

/**
 * Tells of the lists what was asked, and adds the best sentence of a section that an answer leaves out, since what
 * was asked often stands in one sentence of a page whose summary says something else.
 */
export function completed(found: Chosen, ranked: readonly Ranked[], query: Query, focus: Focus): Chosen {
	const result = withoutClients(narrowed(found, ranked, query, focus));
	const { chosen, sentences } = result;
	const isWhole = chosen.some(
		({ passage }) => passage.open || passage.kind === "technology" || focus.asksForPage(query, passage),
	);
	if (chosen.length === 0 || isWhole || sentences.length >= MOST_SENTENCES) return result;
	const fact = factAskedFor(chosen, query);
	const isFact = chosen.some(({ passage }) => passage.kind === "fact");
	const told = chosen.map(({ passage }) => passage.answer[query.language]).join("\n");
	const known = new Set(chosen.flatMap(({ passage }) => [...focus.toldBy(passage, query.language)]));
	const words = query.terms.filter(({ passing }) => !passing);
	const total = sumOf(words, () => true) + query.unknown * UNKNOWN_SHARE;
	// One thing that is named, and a side of it, are answered by its page as a whole.
	const asked = new Set(words.filter(({ topic, cued }) => !topic && !cued).map(({ term }) => term));
	// A thing may be called a project without asking for any.
	const sides = [...query.cues].filter(([cue, weight]) => cue !== "projects" || weight >= PLAIN);
	const asksForMore = words.filter(({ cued }) => !cued).length + sides.length >= FEWEST_PARTS;
	const held = ({ own }: Sharp) =>
		sumOf(words, (term) => own.includes(term.term) && !(isFact && holds(known, term) > 0));
	const next = focus
		.sentences(query, fitting(ranked, chosen, query))
		.slice(0, MOST_LOOKED_AT)
		.find(
			(each) =>
				each.ranked.passage.kind === "section" &&
				!isLead(each.ranked.passage) &&
				(!fact || isBeside(each, fact)) &&
				// Beside pages that aren't about data, the privacy notice shares a word with the question by chance.
				(isFact || !isLegal(each.ranked) || chosen.some(isLegal)) &&
				(asksForMore || each.own.some((term) => asked.has(term)) || each.own.length >= FEWEST_NAMES) &&
				![told, ...sentences.map(({ sentence }) => sentence)].some((text) => isToldIn(text, each.sentence)) &&
				held(each) >= LEAST_SHARE[isFact ? "fact" : "page"] * total,
		);
	if (
		!next ||
		!(tellsMore(next, words, known, query) || (isShort(told, sentences) && isCloser(next, chosen)))
	)
		return result;
	const isFigure = next.isExpected && /\d/.test(next.sentence);
	// A result that was chosen for what it tells stays ahead of any other figure.
	const isResult = chosen.some(({ passage }) => RESULT.test(passage.id));
	const isBetter = (isFigure && !isResult) || held(next) > sumOf(words, (term) => holds(known, term) > 0);
	return { chosen, sentences, added: next, isAddedFirst: isBetter && !isFact && sentences.length === 0 };
}

/** The fact that a question asks for as such, naming hardly anything besides and nothing that the site has a page on. */
const factAskedFor = (chosen: readonly Ranked[], { cues, terms }: Query): Passage | undefined =>
	chosen.some(({ passage }) => passage.kind !== "fact") ||
	cues.has("technologies") ||
	terms.some(({ topic }) => topic) ||
	terms.filter(isSubject).length > MOST_BESIDE
		? undefined
		: chosen.find(({ passage }) => isAskedFor(passage, cues))?.passage;

/** Whether a sentence tells what a fact leaves open, rather than sharing a word with the question by chance. */
const isBeside = ({ own, ranked }: Sharp, fact: Passage): boolean =>
	own.length >= FEWEST_BESIDE || (isLegal(ranked) && fact.cues.some((cue) => OF_LEGAL.includes(cue)));

const isLegal = ({ passage }: Ranked) => passage.subject.startsWith("legal/");

/** Whether a sentence tells a subject of a question that what is told doesn't, or it with much beside it. */
const tellsMore = (
	{ own, isFigure, isExpected }: Sharp,
	words: Query["terms"],
	known: ReadonlySet<string>,
	{ counted }: Query,
): boolean =>
	isFigure ||
	isExpected ||
	counted !== undefined ||
	own.length >= FEWEST_BESIDE ||
	words.some((term) => own.includes(term.term) && holds(known, term) === 0);

/** Whether so little is told that a sentence may say more of the same. */
const isShort = (told: string, sentences: readonly Sharp[]): boolean =>
	sentences.reduce((sum, { sentence }) => sum + sentence.length, told.length) < SHORT;

/** Whether a sentence holds several words of a question together, or goes into a page that was told as a whole. */
const isCloser = ({ own, ranked }: Sharp, chosen: readonly Ranked[]): boolean =>
	own.length >= FEWEST_NAMES ||
	chosen.some(({ passage }) => !POINT.test(passage.id) && passage.subject === ranked.passage.subject);

/** One point of a page. */
const POINT = /\/\d+$/;

/** What a worked example tells isn't told beside the clients of a service, who would seem to have had it. */
function withoutClients(result: Chosen): Chosen {
	const isOfExample = ({ passage }: Ranked) => passage.example !== undefined;
	const tellsExample =
		result.chosen.some(isOfExample) || result.sentences.some(({ ranked }) => isOfExample(ranked));
	const others = result.chosen.filter(({ passage }) => !CLIENTS_OF_SERVICE.test(passage.id));
	return tellsExample && others.length > 0 ? { ...result, chosen: others } : result;
}

const CLIENTS_OF_SERVICE = /^services\/[^/]+\/projects$/;

const sumOf = (words: Query["terms"], isHeld: (term: QueryTerm) => boolean) =>
	words.reduce((sum, term) => sum + (isHeld(term) ? term.weight : 0), 0);
