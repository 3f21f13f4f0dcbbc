import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import { comparisonWith, type SampleWeights } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import { createSearch, type SearchResult } from "./search.ts";
import { isStopWord, stemsOf, wordsOf } from "./stems.ts";
import { createReader, type Subject, type Token } from "./subjects.ts";

/** Kinds of questions that the code knows by name, and prefixes of others. */
export const PARTICULAR = "particular";
export const NEED = "need";
export const ROLE = "role ";
export const UNANSWERED = "unanswered/";

/** Roles of passages that the same questions ask for as for others, such as how something goes. */
const SAME_ROLES: Readonly<Record<string, string>> = {
	"vorgehen/part": "phases",
	"ergebnisse/part": "results",
	"aufgaben/part": "leistungen/part",
};

/** Returns the kind of the questions for passages with a role. */
export const kindOfRole = (role = ""): string => ROLE + (SAME_ROLES[role] ?? role);

/** Maximum number of words of a message in which any word that the site lacks is what it is about. */
const SHORT = 5;

/** Matches all but words and the punctuation of names; what is left is only text to Markdown and HTML. */
const MARKS = /[^\p{L}\p{M}\p{N}.,+%'’&-]+/gu;

/** What is understood of a message by itself. */
export interface Understood extends SearchResult {
	message: string;
	tokens: readonly Token[];
	/** Subjects that it names; those of one place in it together. */
	named: readonly (readonly Subject[])[];
	/** Probability of each kind of question, likeliest first. */
	kinds: readonly (readonly [kind: string, probability: number])[];
	/** Likeness to the samples of each passage, if it asks for what a page says, and its words that are typical of them. */
	likeness: ReadonlyMap<string, number>;
	typical: ReadonlyMap<string, ReadonlySet<string>>;
	/** The words that it is about, as written, if they are no name that the site has, and whether the site lacks them. */
	about: string;
	isStrange: boolean;
}

export function createUnderstanding(
	content: Content,
	language: Language,
	passages: readonly Passage[],
	samples: SampleWeights,
) {
	const read = createReader(content, language, passages);
	const search = createSearch(passages, content.synonyms);
	const kindsLike = comparisonWith(samples.kinds);
	const passagesLike = comparisonWith(samples.passages);
	return (message: string): Understood => {
		const found = search(message);
		const { alike, unknown } = found;
		const tokens = read(message);
		const stems = tokens.map(({ stem }) => stem);
		const { shares, typical } = kindsLike(formOf(message, stems), alike);
		const kinds = [...shares].toSorted(([, left], [, right]) => right - left);
		// A pair such as "how_long" makes both of its words usual.
		const usual = new Set([...(typical.get(kinds[0]?.[0] ?? "") ?? [])].flatMap((each) => each.split("_")));
		const pages = passagesLike(stemsOf(message), alike);
		// "OpenStack" is a name, even if the site has "open" and "stack".
		const isStrange = ({ stem, said }: Token) =>
			unknown.has(stem) || (alike.has(stem) && /\p{Lu}.*\p{Lu}|\d/u.test(said));
		/** Whether it is written like a name; in a short message, whatever the site lacks may be one. */
		const isNameLike = (token: Token) =>
			/[\p{Lu}\d]/u.test(token === tokens[0] ? token.said.slice(1) : token.said) ||
			(tokens.length <= SHORT && isStrange(token));
		const runs: Token[][] = [[]];
		for (const token of tokens) {
			const isUsual = usual.has(token.stem) && !(isStrange(token) && isNameLike(token));
			if (isUsual || isNameOrStopWord(token)) runs.push([]);
			else runs.at(-1)?.push(token);
		}
		const weight = (run: readonly Token[]) => (run.some(isNameLike) ? tokens.length : 0) + run.length;
		const [run = []] = runs.toSorted((left, right) => weight(right) - weight(left));
		const { index = 0, said = "" } = run.at(-1) ?? {};
		return {
			...found,
			message,
			tokens,
			named: tokens.flatMap(({ names }) => (names ? [names] : [])),
			kinds,
			likeness: pages.shares,
			typical: new Map([...typical, ...pages.typical]),
			about: message
				.slice(run[0]?.index, index + said.length)
				.replace(MARKS, " ")
				.slice(0, 80),
			isStrange: run.some((token) => isStrange(token) && isNameLike(token)),
		};
	};
}

/** Returns what a message is compared with samples by: its words, pairs of neighbours, and how it begins and ends. */
export function formOf(message: string, stems: readonly string[]): string[] {
	const pairs = stems.slice(1).map((stem, at) => `${stems[at]}_${stem}`);
	return [...stems, ...pairs, `^${stems[0]}`, message.trimEnd().endsWith("?") ? "?" : "."];
}

/** Returns whether a token says nothing by itself, or only what the question is about. */
export const isNameOrStopWord = ({ said, names }: Token): boolean =>
	names !== undefined || isStopWord(wordsOf(said).join(""));
