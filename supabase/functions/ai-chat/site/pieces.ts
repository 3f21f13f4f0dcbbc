import type { Language } from "../../../../src/content/types.ts";

const QUOTES = { de: { outer: "„“", inner: "‚‘" }, en: { outer: "“”", inner: "‘’" } };

/** Quotes a text; quotations in it get single quotation marks. */
export function quote(text: string, language: Language): string {
	const { outer, inner } = QUOTES[language];
	const within = text.replace(
		/„(.+?)“|“(.+?)”/gu,
		(_, german, english) => inner[0] + (german ?? english) + inner[1],
	);
	return outer[0] + within + outer[1];
}

/** Ends sentences at a full stop after two letters, so not after abbreviations and numbers. */
const SENTENCE = /[^\s].*?[^\s\d.]{2}[.!?](?=\s|$)|[^\s].*$/gsu;

/** Returns the sentences of a text, or the points of a list. */
export const piecesOf = (text: string): readonly string[] =>
	text.startsWith("- ") ? text.split("\n") : (text.match(SENTENCE) ?? []);
