import type { Findings } from "./find.ts";
import { type Passage, SENTENCE_END } from "./passages.ts";
import { subjectStems } from "./stems.ts";

/** What a question asks for, and whether that is a number, such as a year, an amount or a duration. */
export type Query = Pick<Findings, "asked"> & { isNumeric: boolean };

/** Matches the name of a point, such as "- **Location**: ". */
export const NAME = /^- \*\*([^*]*)\*\*: /;
/** Minimum share of the best piece's worth to be told with it. */
const MIN_WORTH = 0.6;

/** Returns the points with most of what is asked for, or the first sentence and those; all if none stands out. */
export function excerpt(passage: Passage, { asked, isNumeric }: Query): readonly string[] {
	const { kind, role, text, title, partTitle, pageTitle, example } = passage;
	const isList = text.startsWith("- ");
	const all = isList ? text.split("\n") : text.split(SENTENCE_END);
	// The sentences of a fact belong together, as do two of any text.
	if (kind === "fact" || (!isList && all.length < 3)) return [text];
	const context = new Set(subjectStems([title, partTitle, pageTitle, example].join(" ")));
	const wordsIn = (piece: string) =>
		subjectStems(piece).filter((word) => asked.has(word) && !context.has(word));
	const numeric = all.filter((piece) => isList && isNumeric && /\d/.test(piece.replace(NAME, "")));
	const pieces = numeric.length > 0 ? numeric : all;
	// A point's name counts twice. A question that contains a page's detail, such as its place, doesn't ask for it.
	const words = pieces.map((piece) => [
		...(role === "head" ? [] : wordsIn(piece)),
		...wordsIn(NAME.exec(piece)?.[1] ?? ""),
	]);
	const rarity = (word: string) =>
		Math.log(1 + all.length / words.filter((others) => others.includes(word)).length);
	const worths = words.map((each) => each.reduce((sum, word) => sum + rarity(word), 0));
	const least = MIN_WORTH * Math.max(...worths);
	const best = pieces.filter((_, at) => (worths[at] ?? 0) >= least || (!isList && at === 0));
	return isList && best.length > all.length / 2 ? pieces : best;
}
