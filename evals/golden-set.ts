import { existsSync, readFileSync } from "node:fs";
import type { ChatContextEntry } from "../src/chat/contract.ts";
import type { Content } from "../src/content/content.ts";
import { allPagesOf } from "../src/pages/pages.ts";

/** A phrase that a right answer contains, or alternatives. */
export type Phrase = string | readonly string[];

/** A visitor's question, and the criteria of a right answer. */
export interface GoldenQuestion {
	question: string;
	/** Kind of question, such as `price` or `need`, for figures by kind. */
	kind?: string;
	context?: readonly ChatContextEntry[];
	/** Path of the page that the visitor is on. */
	visited?: string;
	/** Language of a right answer; `any` if the words are the same in both. */
	language: "de" | "en" | "any";
	/** A right answer contains all facts and a link to one of the pages; `/` includes the home page's sections. */
	facts?: readonly Phrase[];
	/** Phrases that a right answer doesn't contain, such as a figure that nobody asked for. */
	not?: readonly string[];
	page?: string | readonly string[];
	/** Id of the passage that has to answer. */
	passage?: string;
	/** Set if nothing on the site answers it. */
	refuse?: true;
}

/** A conversation of several turns; a turn's default language is that of the conversation. */
export interface Conversation extends Pick<GoldenQuestion, "language"> {
	turns: readonly (Partial<GoldenQuestion> & Pick<GoldenQuestion, "question">)[];
}

/**
 * Reads questions or conversations, one JSON object per line, and fills in `{name}`, `{email}` and `{vatId}`. A new owner
 * has no such file.
 */
export function readLines<Line = GoldenQuestion>(file: string, { owner }: Content): Line[] {
	const path = `${import.meta.dirname}/${file}`;
	if (!existsSync(path)) return [];
	return readFileSync(path, "utf8")
		.replace(/\{(name|email|vatId)\}/g, (_, field: "name" | "email" | "vatId") => owner[field] ?? "")
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line) as Line);
}

export const readGoldenSet = (content: Content): GoldenQuestion[] =>
	["german", "english", "follow-ups", "off-topic"].flatMap((name) =>
		readLines(`golden/${name}.jsonl`, content),
	);

/** Returns whether a content has all pages that questions name. If not, they are about another owner. */
export function areAbout(questions: readonly GoldenQuestion[], content: Content): boolean {
	const paths = new Set(allPagesOf(content).map(({ path }) => path.replace(/^\/en(?=\/)/, "")));
	const named = questions.flatMap(({ page = [] }) => page);
	return named.every((page) => paths.has(page.split("#")[0] || "/"));
}

/**
 * Returns a question's half, by the FNV-1a hash of its wording, so that nobody chooses it. Training uses the tuning
 * half; the other shows whether the weights generalise.
 */
export function halfOf({ question }: GoldenQuestion): "tuning" | "held out" {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(question)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	// The lowest bit of FNV-1a is only the parity of the bytes, so a higher one decides.
	return (hash >>> 15) & 1 ? "tuning" : "held out";
}

/** Folds case and spaces, so that "110 min" matches with any kind of space, and "34%" matches "34 %". */
const fold = (text: string): string => text.toLowerCase().replace(/\s+/gu, " ").replaceAll(" %", "%");

/** Returns the phrases in a text that a right answer doesn't contain. */
export const unwantedIn = (text: string, { not = [] }: GoldenQuestion): string[] =>
	not.filter((phrase) => fold(text).includes(fold(phrase)));

/** Returns the phrases that a text lacks. */
export function missingFrom(text: string, { facts = [] }: Pick<GoldenQuestion, "facts">): Phrase[] {
	const folded = fold(text);
	return facts.filter((fact) => ![fact].flat().some((phrase) => folded.includes(fold(phrase))));
}

/** Returns whether one of the links leads to one of the pages, in any language. */
export const leadsTo = (hrefs: readonly string[], { page = [] }: GoldenQuestion): boolean => {
	const paths = hrefs.flatMap((href) => {
		const place = href.replace(/^\/en(?=[/#]|$)/, "").replace(/^(?=#|$)/, "/");
		return [place, place.split("#")[0] || "/"];
	});
	return [page].flat().some((wanted) => paths.includes(wanted));
};
