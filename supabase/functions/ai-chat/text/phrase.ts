import { fold } from "./fold.ts";

/** One word of a phrase; `gap` allows other words before it, `isLast` none of the sentence after it. */
export interface Part {
	word: string;
	fit: "whole" | "start" | "end";
	gap: boolean;
	isLast: boolean;
}

/** What folding makes of `…`. */
const GAP = "...";

/** Takes phrases apart, in the notation of `PhraseMatcher.add`. */
export const readPhrases = (phrases: string): Part[][] =>
	fold(phrases)
		.split(/[|\n]/)
		.map(parts)
		.filter(({ length }) => length > 0);

/** A phrase with other words before it. */
export const furtherOn = ([first, ...rest]: readonly Part[]): Part[] =>
	first ? [{ ...first, gap: true }, ...rest] : [];

/** Takes a folded phrase apart. */
function parts(phrase: string): Part[] {
	let gap = false;
	const found: Part[] = [];
	for (const piece of phrase.trim().split(/[\s'’/-]+/)) {
		const last = found.at(-1);
		if (piece === GAP) gap = true;
		else if (piece === "$" && last) last.isLast = true;
		else if (piece !== "") {
			const fit = piece.endsWith("*") ? "start" : piece.startsWith("*") ? "end" : "whole";
			found.push({ word: piece.replace("*", ""), fit, gap, isLast: false });
			gap = false;
		}
	}
	return found;
}
