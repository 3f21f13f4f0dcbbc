import type { ChatContextEntry } from "../src/chat/contract.ts";
import { owner } from "../src/content/owner.ts";
import english from "./golden/english.json" with { type: "json" };
import followUps from "./golden/follow-ups.json" with { type: "json" };
import german from "./golden/german.json" with { type: "json" };
import offTopic from "./golden/off-topic.json" with { type: "json" };

/**
 * A phrase that a right answer contains, or several of which one is enough. `{name}`, `{email}` and `{vatId}`
 * stand for what the owner has filled in.
 */
export type Fact = string | string[];

/** What a right answer holds: all facts, and a link to one of the pages. */
export interface Expected {
	facts: Fact[];
	/** Paths from the site's root; `/` stands for every section of the home page. */
	page: string | string[];
}

/** One question as a visitor might put it. */
export interface GoldenQuestion {
	question: string;
	context?: ChatContextEntry[];
	/** Of a right answer; `any` where the words are the same in both. */
	language: "de" | "en" | "any";
	expect: Expected | { refuse: true };
}

/** Tuning may look at the misses of one half; the other shows whether that carries over. */
export type Half = "tuning" | "kept aside";

/** The questions by file. JSON widens literals, so the shape is checked by a test. */
export const goldenSet = { german, english, offTopic, followUps } as Record<
	"german" | "english" | "offTopic" | "followUps",
	GoldenQuestion[]
>;

export const goldenQuestions: readonly GoldenQuestion[] = Object.values(goldenSet).flat();

/** Sorts a question by the FNV-1a hash of its wording, so that nobody chooses the halves. */
export function halfOf({ question }: GoldenQuestion): Half {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(question)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	// The lowest bit of FNV-1a only counts odd bytes, so that a higher one decides.
	return (hash >>> 15) & 1 ? "tuning" : "kept aside";
}

/** Folds case and spaces, so that "110 min" is found whichever space stands in it. */
export const foldText = (text: string): string => text.toLowerCase().replace(/\s+/gu, " ");

export const alternatives = (fact: Fact): string[] => (typeof fact === "string" ? [fact] : fact);

const fillIn = (phrase: string): string =>
	phrase.replace(/\{(name|email|vatId)\}/g, (_, field: "name" | "email" | "vatId") => owner[field]);

/** Tells of a fact whether a text contains it, whatever the case and the kind of spaces; the text is read once. */
export function factsOf(text: string): (fact: Fact) => boolean {
	const folded = foldText(text);
	return (fact) => alternatives(fact).some((phrase) => folded.includes(foldText(fillIn(phrase))));
}

/** Whether a link leads to one of the pages. */
export function leadsTo(href: string, page: Expected["page"]): boolean {
	return [page].flat().some((path) => href === path || (path === "/" && href.startsWith("/#")));
}
