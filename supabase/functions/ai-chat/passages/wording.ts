import type { TextBlock } from "../../../../src/content/types.ts";
import type { Localized, Passage } from "./passage.ts";

/** The owner's own voice. */
const FIRST_PERSON = /(?<![\p{L}-])(ich|mich|mir|mein\p{L}*)(?![\p{L}-])/iu;

/** "A, B und C" or "A, B and C". */
export function enumerate(items: readonly string[], conjunction: "und" | "and"): string {
	if (items.length < 2) return items.join("");
	return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}

export const both = (text: string): Localized => ({ de: text, en: text });

/** A Markdown list. */
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** What the owner wrote, quoted where he speaks in it. */
export const inOwnWords = (text: string): string =>
	FIRST_PERSON.test(text) ? `„${withInnerQuotes(text)}“` : text;

/** A text that will stand in quotation marks. */
export const withInnerQuotes = (text: string): string => text.replace(/„(.+?)“/gu, "‚$1‘");

/** A list of sentences that the owner wrote. */
export const ownBullets = (items: readonly string[]): string => bullets(items.map(inOwnWords));

/** Each block with its first sentence. */
export const blockBullets = (blocks: readonly TextBlock[]): string =>
	bullets(blocks.map(({ title, text }) => `**${title}**: ${inOwnWords(firstSentence(text))}`));

/** The first sentence of a text, whatever its length. A period after a digit or one letter ends nothing. */
export function firstSentence(text: string): string {
	return text.match(/^.*?[^\s\d.]{2}[.!?](?=\s+[\p{Lu}„"])/su)?.[0] ?? text;
}

/** The first sentences of a text. */
export const firstSentences = (text: string, most: number): string =>
	wholeSentences(text).slice(0, most).join(" ");

/** All sentences of a text; a semicolon parts the points of a list. */
export const splitSentences = (text: string): string[] =>
	wholeSentences(text).flatMap((sentence) => sentence.split("; "));

/** The whole sentences of a text that hold one of its parts, in its order. */
export const sentencesHolding = (text: string, parts: readonly string[]): readonly string[] =>
	wholeSentences(text).filter((sentence) => parts.some((part) => sentence.includes(part)));

/** All sentences of a text, each as it was written. */
export function wholeSentences(text: string): readonly string[] {
	const sentences: string[] = [];
	for (let rest = text.trim(); rest !== ""; ) {
		const sentence = firstSentence(rest);
		sentences.push(sentence);
		rest = rest.slice(sentence.length).trim();
	}
	return sentences;
}

/** The owner writes in the first person; the assistant is someone else and quotes it. */
export function said(text: string, speaker: string): string {
	return FIRST_PERSON.test(text) ? `${speaker} schreibt dazu: „${text}“` : text;
}

/** A text of the site within an English sentence. */
const englishQuote = (text: string): string => `“${text.replace(/[“”„]/g, "'")}”`;

/** What the site says in German, for an answer in English. */
export const inGerman = (text: string): string => `In German: ${englishQuote(text)}`;

/** Where something is told that nobody may take for a client's project. */
export function exampleSource(title: string, service: Localized): Localized {
	const { de, en } = exampleName(title, service);
	return { de: `im ${de} (kein Kundenprojekt)`, en: `in the ${en} (not a client's project)` };
}

/** How answers call a worked example of a service. */
export const exampleName = (title: string, { en }: Localized): Localized => ({
	de: `Praxisbeispiel „${title}“`,
	en: `worked example for ${en}`,
});

/** A text with a capital at its front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that goes on within a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a text tells a sentence, with or without the heading before it and the period at its end. */
export const isToldIn = (text: string, sentence: string): boolean =>
	unquoted(text).includes(unquoted(sentence.replace(HEADING, "").replace(/\.$/u, "")));

/** A quotation changes the quotation marks within it. */
const unquoted = (text: string): string => text.replace(/["'„“”‚‘’]/gu, "");

/** What stands before a text, up to a colon: the title of a block or of a phase. */
export const headingOf = (text: string): string => HEADING.exec(text)?.[0] ?? "";

const HEADING = /^[^:„“]{1,80}: /u;

/** Sentences of one page or worked example, in quotation marks, and then where they stand. */
export function quote(
	{ links, example }: Passage,
	sentences: readonly string[],
	language: keyof Localized,
): string {
	const title = links[0]?.title ?? both("");
	const source = example
		? exampleSource(example, title)
		: { de: `Seite „${title.de}“`, en: `page “${title.en}”` };
	const quoted = {
		de: () =>
			enumerate(
				sentences.map((sentence) => `„${sentence}“`),
				"und",
			),
		en: () => `In German: ${enumerate(sentences.map(englishQuote), "and")}`,
	}[language]();
	return `${quoted} – ${source[language]}`;
}
