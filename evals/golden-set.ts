import type { ChatContextEntry } from "../src/chat/contract.ts";
import type { Owner } from "../src/content/owner.ts";

/** A phrase that a right answer contains, or several of which one is enough. */
export type Phrase = string | readonly string[];

/** One question as a visitor might put it, and what a right answer holds. */
export interface GoldenQuestion {
	question: string;
	context?: readonly ChatContextEntry[];
	/** Of a right answer; `any` where the words are the same in both. */
	language: "de" | "en" | "any";
	/** All of these, and a link to one of the pages; `/` stands for every section of the home page. */
	facts?: readonly Phrase[];
	page?: string | readonly string[];
	/** Nothing on the site answers it. */
	refuse?: true;
}

/** Training may look at one half; the other shows whether that carries over. */
export type Half = "tuning" | "kept aside";

type Named = Pick<Owner, "name" | "email" | "vatId">;

/** A talk of several turns; a turn without a language is in that of the talk. */
export interface Conversation extends Pick<GoldenQuestion, "language"> {
	turns: readonly (Omit<GoldenQuestion, "context" | "language"> &
		Partial<Pick<GoldenQuestion, "language">>)[];
}

/** Reads questions or talks, one JSON object a line, and fills in `{name}`, `{email}` and `{vatId}`. */
export function readLines<Line = GoldenQuestion>(file: string, owner: Named): Line[] {
	const text = Deno.readTextFileSync(`${import.meta.dirname}/${file}`);
	const filled = text.replace(
		/\{(name|email|vatId)\}/g,
		(_, field: "name" | "email" | "vatId") => owner[field] ?? "",
	);
	return filled
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Line);
}

export const readGoldenSet = (owner: Named): GoldenQuestion[] =>
	["german", "english", "follow-ups", "off-topic"].flatMap((name) =>
		readLines(`golden/${name}.jsonl`, owner),
	);

/** Sorts a question by the FNV-1a hash of its wording, so that nobody chooses the halves. */
export function halfOf({ question }: GoldenQuestion): Half {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(question)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	// The lowest bit of FNV-1a only counts odd bytes, so that a higher one decides.
	return (hash >>> 15) & 1 ? "tuning" : "kept aside";
}

/** Folds case and spaces, so that "110 min" is found whichever space stands in it, and "34%" as "34 %". */
const fold = (text: string): string => text.toLowerCase().replace(/\s+/gu, " ").replaceAll(" %", "%");

/** The phrases that a text lacks. */
export function missingFrom(text: string, { facts = [] }: GoldenQuestion): Phrase[] {
	const folded = fold(text);
	return facts.filter((fact) => ![fact].flat().some((phrase) => folded.includes(fold(phrase))));
}

/** Whether one of the links leads to one of the pages, in any language. */
export const leadsTo = (hrefs: readonly string[], { page = [] }: GoldenQuestion): boolean => {
	const paths = hrefs.flatMap((href) => {
		const place = href.replace(/^\/en(?=[/#]|$)/, "").replace(/^(?=#|$)/, "/");
		return [place, place.split("#")[0] || "/"];
	});
	return [page].flat().some((wanted) => paths.includes(wanted));
};
