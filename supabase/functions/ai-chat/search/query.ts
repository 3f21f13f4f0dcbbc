import type { Cue } from "../cues/cue.ts";
import { type Cues, readCues } from "../cues/read-cues.ts";
import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { fold, type Token, tokenize } from "../text/fold.ts";
import { isProduct, productName } from "../text/products.ts";
import { type Language, stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import type { QueryTerm, Vocabulary } from "./vocabulary.ts";

/** A question, taken apart. */
export interface Query {
	/** Normalized, with misspelled words corrected. */
	text: string;
	language: Language;
	terms: readonly QueryTerm[];
	cues: ReadonlyMap<Cue, number>;
	/** Content words that nothing on the site is found under; one that is hardly a noun counts less. */
	unknown: number;
	/** Products that the site doesn't name, as the visitor writes them. */
	products: readonly string[];
	/** Other words unknown to the site that are written like a name: "CKA", "Siemens" in English. */
	names: readonly string[];
	/** The terms of what "how many" asks for. */
	counted?: readonly string[];
	/** Whether words of the question before were added, so that its own are hardly a question. */
	leans?: boolean;
	/** Whole subjects that a single word of the question says. */
	byOneWord?: ReadonlySet<Cue>;
}

/** What a generic word counts, compared with a word of content. */
const GENERIC_SHARE = 0.25;
/** What a word counts that a cue already stands for. */
export const CUED_SHARE = 0.25;
/** What it counts if it also names something: "Kubernetes-Zertifikat". */
const NAMING_SHARE = 0.5;

/** What a compound counts of which only the last part is known, as a known word and as an unknown one. */
const HEAD_SHARE = 0.5;
/** What a word counts that German would write with a capital if it were a noun. */
const VERB_SHARE = 0.7;
/** The same for an unknown one in English, where a noun looks like any other word. */
const ENGLISH_SHARE = 0.75;
/** The same for an unknown one that German would write with a capital if it were a noun. */
const NO_NOUN_SHARE = 0.2;

/**
 * Takes a question apart.
 *
 * @param question The message as it was written, and its normalized text or the part of it to look at.
 * @param isName Whether a folded word belongs to the owner's name, which says nothing about the subject.
 */
export function analyze(
	question: { text: string; message: string },
	language: Language,
	vocabulary: Vocabulary,
	isName: (word: string) => boolean = () => false,
): Query {
	const { text, tokens, cues } = corrected(question.text, language, vocabulary, isName);
	const terms = new Map<string, QueryTerm>();
	const unknown = new Map<string, number>();
	const products = new Set<string>();
	const names = new Set<string>();
	const isNoun = nounTest(question.message, language);
	const nounShare = language === "en" ? ENGLISH_SHARE : 1;
	for (const { word, start } of tokens) {
		if (isStopWord(word) || isName(word)) continue;
		const { known, terms: found } = vocabulary.resolve(word, language);
		const cued = cues.covers(start);
		const isForeign = found.length === 0 && isProduct(word);
		if (isForeign) products.add(asWritten(word, question.message));
		else if (known === "not" && !cued && !isGenericWord(word) && isNameLike(word, question.message, language))
			names.add(asWritten(word, question.message));
		if (known !== "whole" && !isForeign && !cued && !isGenericWord(word))
			unknown.set(word, (isNoun(word) ? nounShare : NO_NOUN_SHARE) * (known === "head" ? HEAD_SHARE : 1));
		const share =
			(cued ? CUED_SHARE : 1) *
			(isGenericWord(word) ? GENERIC_SHARE : 1) *
			(isNoun(word) ? 1 : VERB_SHARE) *
			(known === "head" ? HEAD_SHARE : 1);
		for (const term of found) {
			const weight =
				(term.weight * (term.topic ? Math.max(share, NAMING_SHARE) : share)) / Math.sqrt(found.length);
			if (weight > (terms.get(term.term)?.weight ?? 0))
				terms.set(term.term, { ...term, weight, passing: isGenericWord(word), cued });
		}
	}
	return {
		text,
		language,
		terms: [...terms.values()],
		cues: cues.weights,
		byOneWord: cues.byOneWord,
		unknown: [...unknown.values()].reduce((sum, share) => sum + share, 0),
		products: [...products],
		names: [...names],
		counted: countedTerms(tokens, cues.counted, (word) => vocabulary.resolve(word, language).terms),
	};
}

/** How far behind "how many" the word stands that is counted. */
const COUNTED_WITHIN = 4;

/** The terms of the first word of content behind "how many". */
function countedTerms(
	tokens: readonly Token[],
	from: number | undefined,
	termsOf: (word: string) => readonly QueryTerm[],
): readonly string[] | undefined {
	if (from === undefined) return undefined;
	const behind = tokens.filter(({ start }) => start >= from).slice(0, COUNTED_WITHIN);
	const first = behind.findIndex(({ word }) => !isStopWord(word));
	if (first < 0) return undefined;
	const end = behind.findIndex(({ word }, at) => at > first && isStopWord(word));
	const words = behind.slice(first, end < 0 ? undefined : end);
	const nouns = words.filter(({ word }) => !isGenericWord(word));
	const terms = (nouns.length > 0 ? nouns : words.slice(0, 1)).flatMap(({ word }) => [
		meaning(stem(word, "de")),
		...termsOf(word).flatMap(({ term, others = [] }) => [term, ...others]),
	]);
	return [...new Set(terms)];
}

/** Whether a word is written like a name where ordinary words aren't: with two capitals, or in English with one. */
function isNameLike(word: string, message: string, language: Language): boolean {
	if (!/\p{Ll}/u.test(message)) return false;
	const written = asWritten(word, message);
	if (/\p{Lu}.*\p{Lu}|\p{L}\d/u.test(written)) return true;
	return language === "en" && /^\p{Lu}/u.test(written) && !message.trimStart().startsWith(written);
}

/** A folded word the way it stands in the message. */
function asWritten(word: string, message: string): string {
	const token = tokenize(message).find(({ word: written }) => fold(written) === word);
	return token?.word ?? productName(word);
}

/**
 * Whether a folded word may be a noun: in German that is written with care, only one with a capital that
 * doesn't begin a sentence; elsewhere every word may be.
 */
function nounTest(message: string, language: Language): (word: string) => boolean {
	const words = tokenize(message);
	const isCareful = /\p{Lu}/u.test(message) && /\p{Ll}/u.test(message);
	const isNote = words.length < 4;
	if (language === "en" || !isCareful) return () => true;
	const written = new Set(words.map(({ word }) => fold(word)));
	const nouns = new Set(
		words
			.filter(
				({ word, start }) =>
					/\p{Lu}/u.test(word) && (isNote || !/(^|[.!?:]\s*)$/.test(message.slice(0, start))),
			)
			.map(({ word }) => fold(word)),
	);
	// A word that isn't in the message as such stands for a name of several words.
	return (word) => nouns.has(word) || !written.has(word);
}

interface Reading {
	text: string;
	tokens: readonly Token[];
	cues: Cues;
}

/** Puts the site's word in place of each word that nobody knows but that is one or two slips away. */
function corrected(
	text: string,
	language: Language,
	vocabulary: Vocabulary,
	isName: (word: string) => boolean,
): Reading {
	const tokens = tokenize(text);
	const cues = readCues(tokens);
	let result = "";
	let end = 0;
	for (const { word, start } of tokens) {
		const isKnown =
			cues.covers(start) ||
			isStopWord(word) ||
			isGenericWord(word) ||
			isName(word) ||
			isProduct(word) ||
			vocabulary.resolve(word, language).known === "whole";
		result += text.slice(end, start) + (isKnown ? word : (vocabulary.correct(word) ?? word));
		end = start + word.length;
	}
	result += text.slice(end);
	// Most questions hold no misspelled word, and are read only once.
	if (result === text) return { text, tokens, cues };
	const tokensRight = tokenize(result);
	return { text: result, tokens: tokensRight, cues: readCues(tokensRight) };
}
