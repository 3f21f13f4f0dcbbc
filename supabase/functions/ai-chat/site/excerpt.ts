import type { Passage } from "./passages.ts";
import { subjectStems } from "./stems.ts";

/** What a question asks for. */
export interface Query {
	/** Stems of its subjects and their synonyms. */
	asked: ReadonlySet<string>;
	/** Number of its subjects. */
	subjects: number;
	/** Whether it asks for a number, such as a year, an amount or a duration. */
	isNumeric: boolean;
}

/** Matches the space between sentences, but not that after abbreviations and numbers. */
const SENTENCE_END = /(?<=[^\s\d.]{2}[.!?][“”]?)\s+(?=[\p{Lu}„“])/u;
/** Matches the name of a point, such as "- **Location**: ". */
export const NAME = /^- \*\*([^*]*)\*\*: /;
/** Matches a list, and a quotation of several sentences. */
const WHOLE = /\n|[„“][^“”]*[.!?]\s[^“”]*[“”]/u;
/** Stands for the number that is asked for. */
const NUMBER = "#";
/** Minimum share of the best piece's worth to be told with it. */
const MIN_WORTH = 0.6;

/** Returns the words that are asked for and that a piece of a passage has, those of part and page apart. */
function wordsAsked(piece: string, { partTitle, pageTitle, example }: Passage, asked: ReadonlySet<string>) {
	const context = new Set(subjectStems([partTitle, pageTitle, example].join(" ")));
	return subjectStems(piece).filter((word) => asked.has(word) && !context.has(word));
}

/** Returns the item of a list that contains more of what is asked for than the others, or the list. */
export function itemOf(list: Passage, ranked: readonly Passage[], asked: ReadonlySet<string>): Passage {
	const worthOf = (item: Passage) =>
		2 * wordsAsked(item.title, item, asked).length + wordsAsked(item.text, item, asked).length;
	const [best, next] = ranked
		.filter(({ id }) => id.startsWith(`${list.id}/`))
		.map((item) => ({ item, worth: worthOf(item) }))
		.toSorted((left, right) => right.worth - left.worth);
	return best && best.worth > Math.max(1, next?.worth ?? 0) ? best.item : list;
}

/**
 * Returns the points of a list, or the first sentence and those, that contain most of what is asked for; all if none
 * stands out.
 */
export function excerpt(passage: Passage, { asked, subjects, isNumeric }: Query): readonly string[] {
	const { kind, text, title, isOpen } = passage;
	const isList = text.startsWith("- ");
	const all = isList ? text.split("\n") : text.split(SENTENCE_END);
	// Elsewhere two sentences belong together; what the site leaves open comes with whom to ask.
	const isFact = kind === "fact" && !isOpen && !WHOLE.test(text);
	if (!isList && !isFact && (kind === "fact" || all.length < 3)) return [text];
	const titleWords = new Set(isFact ? [] : subjectStems(title));
	const wordsIn = (piece: string) =>
		wordsAsked(piece, passage, asked).filter((word) => !titleWords.has(word));
	// A point's name and its number count twice.
	const evidence = all.map((piece) => {
		const name = wordsIn(NAME.exec(piece)?.[1] ?? "");
		const isNumber = isList && isNumeric && /\d/.test(piece.replace(NAME, ""));
		return { piece, name, words: [...wordsIn(piece), ...name, ...(isNumber ? [NUMBER, NUMBER] : [])] };
	});
	const numeric = evidence.filter(({ name, words }) => name.length > 0 || words.includes(NUMBER));
	const pieces = isNumeric && numeric.length > 0 ? numeric : evidence;
	const rarity = (word: string) =>
		Math.log(1 + all.length / pieces.filter(({ words }) => words.includes(word)).length);
	const worths = pieces.map(({ words }) => words.reduce((sum, word) => sum + rarity(word), 0));
	const least = MIN_WORTH * Math.max(...worths);
	const best = pieces.filter((_, at) => (worths[at] ?? 0) >= least);
	// Most words of the question are elsewhere, such as in its samples, so any sentence may be meant.
	if (isFact && Math.max(...pieces.map(({ words }) => words.length)) < subjects / 2) return [text];
	if (!isList) return all.filter((_, at) => at === 0 || (worths[at] ?? 0) >= least);
	return (best.length <= all.length / 2 ? best : pieces).map(({ piece }) => piece);
}
