import type { Language } from "../../../../src/content/types.ts";

const QUOTES = { de: { outer: "„“", inner: "‚‘" }, en: { outer: "“”", inner: "‘’" } };

/** Quotes a text; quotations in it get single quotation marks. */
export function quote(text: string, language: Language): string {
	const { outer, inner } = QUOTES[language];
	const within = text.replace(/„(.+?)“|“(.+?)”/gu, `${inner[0]}$1$2${inner[1]}`);
	return outer[0] + within + outer[1];
}

/** Returns words of a visitor's on one line, without what Markdown reads as more than text, and not too many. */
export const plain = (words: string): string =>
	words
		.replace(/[[\]<>()`*_~#|!\\&:/]/g, "")
		.replace(/\s+/g, " ")
		.slice(0, 80);
