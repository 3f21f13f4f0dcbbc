import { ASPECT_CUES } from "../cues/aspects.ts";
import { PLAIN } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { EXAMPLE } from "../passages/subjects.ts";
import { headingOf, isToldIn, quote, sentencesHolding } from "../passages/wording.ts";
import { questionWeight } from "../retrieve.ts";
import { readExpectations } from "../search/expectation.ts";
import type { Query } from "../search/query.ts";
import { held } from "../search/vocabulary.ts";
import { asksForHelp, type Ranked } from "../search/weigh.ts";
import type { Language } from "../text/stem.ts";
import type { Focus, Sharp } from "./focus.ts";
import type { Chosen } from "./sharpen.ts";
import { isStepOf } from "./steps.ts";

/** Points that hold this much of what the best one holds are told as well. */
const CLOSE = 0.75;
/** The same of their sentences, where no point stands out by its words alone. */
const CLOSE_SENTENCE = 0.8;
/** The part of what a whole list holds of a question that its points have to hold to be told alone. */
const MOST = 0.7;
/** The part of a question that the best point holds at least. */
const LEAST = 0.2;
/** The most points that stand out of a list. */
const MOST_POINTS = 2;

/**
 * Tells the points of a list that hold what was asked, instead of the whole list: of a page's features the one
 * that was asked about, and of a phase the task. A list that was asked for as such stays whole.
 */
export function narrowed(result: Chosen, ranked: readonly Ranked[], query: Query, focus: Focus): Chosen {
	if (asksForHelp(query)) return result;
	const chosen = result.chosen.flatMap((each) => {
		if (each.passage.kind !== "section") return [each];
		return asksForAll(each, query)
			? [named(each, ranked, query, focus)]
			: pointsOf(each, ranked, query, focus);
	});
	const told = [...new Map(chosen.map((each) => [each.passage.id, each])).values()];
	const isTold = (whole: Ranked) => told.some((each) => isStepOf(each.passage, whole.passage));
	return { ...result, chosen: told.filter((each) => !isTold(each)) };
}

/** Whether a question asks for the side of a page that a passage tells; a worked example is no side of its own. */
const asksForAll = ({ passage }: Ranked, { cues }: Query): boolean =>
	[...cues].some(
		([cue, weight]) =>
			weight >= PLAIN && cue !== "example" && ASPECT_CUES.has(cue) && passage.cues.includes(cue),
	);

/** The passages of those points of a list that hold more of the question than the others. */
function pointsOf(each: Ranked, ranked: readonly Ranked[], query: Query, focus: Focus): readonly Ranked[] {
	const { passage } = each;
	if (EXAMPLE.test(passage.id)) return [withSentence(each, ranked, query, focus)];
	const parts = ranked.filter(
		(part) => isPart(part.passage.id, passage.id) || isStepOf(part.passage, passage),
	);
	const found = standingOut(
		parts,
		(part) => focus.terms.ofPassage(part.passage),
		focus.terms.besideName(query, passage),
	);
	if (found) return found;
	return [parts.some((part) => isPart(part.passage.id, passage.id)) ? each : withPoints(each, query, focus)];
}

const isPart = (id: string, whole: string): boolean =>
	id.startsWith(`${whole}/`) && /^\d+$/.test(id.slice(whole.length + 1));

/** Names an example that something is asked of, rather than asking for one. */
const REFERS_TO_EXAMPLE =
	/\b(im|beim|in dem|bei dem|in diesem|bei diesem|aus dem|in the|in that|in this|from the|of the) (?:(?!ein|an? |any )[\w-]+ ){0,2}(?!ein)[\w-]*(beispiel|szenario|fallstudie|example|scenario)/;

/** A worked example with the sentence that tells what was asked, unless an example was asked for. */
function withSentence(each: Ranked, ranked: readonly Ranked[], query: Query, focus: Focus): Ranked {
	const { passage } = each;
	const asksForExample = query.cues.has("example") && !REFERS_TO_EXAMPLE.test(query.text);
	const [best, ...others] = asksForExample ? [] : focus.sentencesOf(query, each);
	if (!best || (!best.isExpected && readExpectations(query.text).size > 0)) return each;
	const results = ranked.filter((part) => isPart(part.passage.id, `${passage.id}/results`));
	const [figure] = focus.sentences(query, results);
	if (figure && figure.score > best.score) return figure.ranked;
	const close = others.filter(({ score }) => score >= best.score * CLOSE_SENTENCE);
	const told = sentencesHolding(
		passage.text,
		[best, ...close].slice(0, MOST_POINTS).map(({ sentence }) => sentence),
	);
	const answer = { ...passage.answer, [query.language]: quote(passage, told, query.language) };
	return { ...each, passage: { ...passage, answer } };
}

/** A passage with only those points of its list that hold more of the question than the others and the heading. */
function withPoints(each: Ranked, query: Query, focus: Focus): Ranked {
	const { passage } = each;
	const lines = passage.answer[query.language].split("\n");
	const heading = focus.terms.of(headingOf(passage.text));
	const bullets = lines.filter(isBullet);
	const found =
		standingOut(
			bullets,
			(line) => focus.terms.ofPoint(passage, line),
			focus.terms.besideName(query, passage),
			heading,
		) ?? sharpest(bullets, focus.sentencesOf(query, each));
	return found ? { ...each, passage: withOnly(found, passage, query.language) } : each;
}

/** A passage with some points of its list alone. */
function withOnly(points: readonly string[], passage: Passage, language: Language): Passage {
	const lines = passage.answer[language].split("\n");
	const kept = lines.filter((line) => !isBullet(line) || points.includes(line)).join("\n");
	const told = points.length > 1 ? kept : kept.replace(ONLY_POINT, (_, point: string) => `: ${ended(point)}`);
	return { ...passage, answer: { ...passage.answer, [language]: told } };
}

/** A passage with what one of its sentences tells: of a list its point, of a worked example the sentence alone, and else the whole of it. */
export function withOnlySentence(passage: Passage, sentence: string, language: Language): Passage {
	const points = passage.answer[language].split("\n").filter(isBullet);
	if (points.length > 0) {
		const found = points.filter((point) => isToldIn(point, sentence));
		return found.length > 0 ? withOnly(found, passage, language) : passage;
	}
	if (!EXAMPLE.test(passage.id) && isToldIn(passage.answer[language], sentence)) return passage;
	const answer = quote(passage, sentencesHolding(passage.text, [sentence]), language);
	return { ...passage, answer: { ...passage.answer, [language]: answer } };
}

/** The points of a list that tell the best sentence and those almost as good; none where those are many. */
function sharpest(points: readonly string[], sentences: readonly Sharp[]): readonly string[] | undefined {
	const [best] = sentences;
	const close = sentences.filter(({ score }) => best && score >= best.score * CLOSE_SENTENCE);
	const found = points.filter((point) => close.some(({ sentence }) => isToldIn(point, sentence)));
	return found.length > 0 && found.length <= MOST_POINTS ? found : undefined;
}

/** A list of one point without a name of its own, which reads better as a sentence. */
const ONLY_POINT = /:\n\n- (?!\*\*)([^\n]+)$/;
const ended = (point: string): string => (/[.!?“”]$/.test(point) ? point : `${point}.`);

/** Of a list that was asked for, the point that the question calls by its whole name. */
function named(each: Ranked, ranked: readonly Ranked[], query: Query, focus: Focus): Ranked {
	const { passage } = each;
	const { terms } = focus.terms.besideName(query, passage, true);
	const isAsked = (word: string) => {
		const meant = focus.terms.of(word);
		return meant.size === 0 || terms.some((term) => held(meant, term) > 0);
	};
	const isNamed = (line: string) => {
		const words = (NAME.exec(line)?.slice(1).join("") ?? "").split(/[^\p{L}\d]+/u);
		return focus.terms.of(words.join(" ")).size > 0 && words.every(isAsked);
	};
	const bullets = passage.answer[query.language].split("\n").filter(isBullet);
	const [only, ...others] = bullets.filter(isNamed);
	if (only === undefined || others.length > 0) return each;
	const id = `${passage.id}/${bullets.indexOf(only) + 1}`;
	return ranked.find((part) => part.passage.id === id) ?? each;
}

/** What a point of a list is called, before its text or how long it takes. */
const NAME = /^- (?:\*\*([^*]+)\*\*|([^(]+) \()/;
const isBullet = (line: string): boolean => line.startsWith("- ");

/**
 * The best of several, and those almost as good; none where those don't tell most of what all do, or not more
 * than what stands above them.
 */
function standingOut<T>(
	all: readonly T[],
	termsOf: (each: T) => ReadonlySet<string>,
	query: Query,
	above: ReadonlySet<string> = new Set(),
): readonly T[] | undefined {
	const holdings = all.map(termsOf);
	const weights = holdings.map((terms) => weightIn([terms], query));
	const best = Math.max(0, ...weights);
	const isClose = (_: unknown, at: number) => (weights[at] ?? 0) >= best * CLOSE;
	const found = all.filter(isClose);
	if (best < LEAST * questionWeight(query)) return undefined;
	const isMost = weightIn(holdings.filter(isClose), query) >= weightIn([...holdings, above], query) * MOST;
	return isMost && best > weightIn([above], query) && found.length <= MOST_POINTS ? found : undefined;
}

/** The weight of a question's words of content that texts hold together. */
const weightIn = (texts: readonly ReadonlySet<string>[], { terms }: Query): number =>
	terms.reduce(
		(sum, term) =>
			sum + (term.passing ? 0 : term.weight * Math.max(0, ...texts.map((text) => held(text, term)))),
		0,
	);
