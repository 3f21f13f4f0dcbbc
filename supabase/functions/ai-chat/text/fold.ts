import { PHRASES } from "./phrases.ts";

/**
 * Brings text into the one spelling that everything is compared in: lower case, umlauts without dots,
 * whether they were written ä or ae, and no other diacritics. "Über" and "Ueber" become "uber".
 */
export function fold(text: string): string {
	const lower = text.normalize("NFKC").slice(0, longestOf(text)).toLowerCase();
	// Most words and many texts are plain letters, which the rest of the work would leave as they are.
	const plain = BEYOND_ASCII.test(lower) ? withoutMarks(lower) : lower.replaceAll("`", "'");
	// Not in "neue", "bauen", "query" or "aktuell", where the two letters belong to different sounds.
	return plain.replace(/([ao])e/g, "$1").replace(/(?<![aeq])ue(?!ll)/g, "u");
}

/** One character may stand for eighteen, so that a message would no longer be as short as it has to be. */
const longestOf = ({ length }: string): number => 2 * length + 32;

const BEYOND_ASCII = /[^\s -~]/;

const withoutMarks = (lower: string): string =>
	lower
		.replaceAll("ß", "ss")
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.replace(/[\u2018\u2019\u00b4`]/g, "'");

const BOUNDARY = "\\b";
const [wordPatterns, otherPatterns] = [true, false].map((begins) =>
	PHRASES.flatMap(([{ source }]) => (source.startsWith(BOUNDARY) === begins ? source : [])),
);
/**
 * All phrases at once: nearly every text holds none, and is asked once instead of for each of them. Where a word
 * begins, as most of them do, is looked for before them and not by each.
 */
const ANY_PHRASE = new RegExp(`${BOUNDARY}(?:${wordPatterns?.join("|")})|${otherPatterns?.join("|")}`);

/** Folds text and writes names of several words, such as "infrastructure as code", as one. */
export function normalize(text: string): string {
	let folded = fold(text);
	if (!ANY_PHRASE.test(folded)) return folded;
	for (const [pattern, word] of PHRASES) folded = folded.replace(pattern, word);
	return folded;
}

/** A word of a normalized text and where it stands in it. */
export interface Token {
	word: string;
	start: number;
	/** Number of the sentence that holds it, from 0. */
	sentence: number;
}

const SENTENCE_END = /[.?!;\n]/;
/** Hyphens and slashes separate; "pg_stat" and "v1.2" stay whole. */
const WORD = /[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)*/gu;

/** The words of a normalized text, with where they stand. */
export function tokenize(normalized: string): Token[] {
	const tokens: Token[] = [];
	let sentence = 0;
	let end = 0;
	for (let match = WORD.exec(normalized); match; match = WORD.exec(normalized)) {
		const [word] = match;
		const between = normalized.slice(end, match.index);
		if (tokens.length > 0 && between !== " " && SENTENCE_END.test(between)) sentence += 1;
		tokens.push({ word, start: match.index, sentence });
		end = match.index + word.length;
	}
	return tokens;
}

/** The words of a normalized text alone. */
export const wordsIn = (normalized: string): readonly string[] => normalized.match(WORD) ?? [];
