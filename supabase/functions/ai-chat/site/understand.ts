import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import { type Comparison, comparisonsWith, type SampleWeights } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import { isStopWord, sampleStems, wordsOf } from "./stems.ts";
import { createReader, DATE, type Subject, type Token } from "./subjects.ts";

/** Label of the samples that ask for what the text of a page says. */
export const PARTICULAR = "particular";
/** Prefixes of the samples about a part that pages of a kind have, and of those that the site doesn't answer. */
export const ROLE = "role ";
export const UNANSWERED = "unanswered/";

/** What is understood of a message by itself. */
export interface Understood {
	message: string;
	tokens: readonly Token[];
	/** Subjects that it names; those of one place in it together. */
	named: readonly (readonly Subject[])[];
	/** Probability of each kind of question, likeliest first. */
	kinds: readonly (readonly [kind: string, probability: number])[];
	/** Likeness to the samples of each passage, if it asks for what a page says. */
	likeness: ReadonlyMap<string, number>;
	/** Its words that are typical of a kind's or a passage's samples, by label. */
	typical: ReadonlyMap<string, ReadonlySet<string>>;
	/** The words that it is about, as written, if they are no name that the site has, and whether the site lacks them. */
	about: string;
	isStrange: boolean;
}

/** Understands a message, given replacements for words that no sample contains, and the words that the site lacks. */
export type Understanding = (
	message: string,
	alike?: ReadonlyMap<string, string>,
	unknown?: ReadonlySet<string>,
) => Understood;

/** Parameters learned by `npm run train`. */
export interface Weights {
	/** Weights of the classifiers for the kinds of questions and for passages. */
	samples: SampleWeights;
	/** Weights of the features and of the signs of confidence. */
	rank: readonly number[];
	confidence: readonly number[];
}

export function createUnderstanding(
	content: Content,
	language: Language,
	passages: readonly Passage[],
	samples: SampleWeights,
): Understanding {
	const read = createReader(content, language, passages);
	const [kindsOf, passagesLike] = comparisonsWith(samples) as [Comparison, Comparison];
	return (message, alike, unknown) => {
		const tokens = read(message);
		const { labels, features } = kindsOf(formOf(message, tokens), alike);
		const kinds = [...labels].toSorted(([, left], [, right]) => right - left);
		const pages = passagesLike(sampleStems(message), alike);
		const typical = features.get(kinds[0]?.[0] ?? "") ?? new Set();
		// "OpenStack" is a name, even if the site has "open" and "stack".
		const isStrange = ({ stem, said }: Token) =>
			unknown?.has(stem) === true || (alike?.has(stem) === true && /\p{Lu}.*\p{Lu}|\d/u.test(said));
		const run = longestRun(tokens, (token) => {
			const { stem, said, names } = token;
			const isPlain = names === undefined && stem !== DATE && !isStopWord(wordsOf(said).join(""));
			return isPlain && (!typical.has(stem) || (isStrange(token) && /[\p{Lu}\d]/u.test(said)));
		});
		return {
			message,
			tokens,
			named: tokens.flatMap(({ names }) => (names ? [names] : [])),
			kinds,
			likeness: pages.labels,
			typical: new Map([...features, ...pages.features]),
			about: textOf(run, message),
			isStrange: run.some(isStrange),
		};
	};
}

/** Returns what a message is compared with samples by: its words, pairs of neighbours, and how it begins and ends. */
export function formOf(message: string, tokens: readonly Token[]): string[] {
	const stems = tokens.map(({ stem }) => stem);
	const pairs = stems.slice(1).map((stem, at) => `${stems[at]}_${stem}`);
	return [...stems, ...pairs, `^${stems[0]}`, message.trimEnd().endsWith("?") ? "?" : "."];
}

/** Returns the longest run of tokens that fulfil a condition. */
function longestRun(tokens: readonly Token[], holds: (token: Token) => boolean): Token[] {
	const runs: Token[][] = [[]];
	for (const token of tokens) {
		if (holds(token)) runs.at(-1)?.push(token);
		else runs.push([]);
	}
	return runs.toSorted((left, right) => right.length - left.length)[0] ?? [];
}

const textOf = (run: readonly Token[], message: string): string => {
	const last = run.at(-1);
	return last ? message.slice(run[0]?.index, last.index + last.said.length) : "";
};
