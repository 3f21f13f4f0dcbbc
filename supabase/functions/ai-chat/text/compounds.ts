import { memoize } from "./memo.ts";

/** Letters that German puts between the parts of a compound. */
const LINKS = ["", "s", "n", "en", "es", "er", "e"];
const SHORTEST_PART = 3;
const LONGEST_WORD = 40;

/**
 * Splits a folded word into known words: "datenbankreplikation" → datenbank, replikation. The split with
 * the fewest parts wins, and of those the one whose first part is longest.
 *
 * @param isKnown Whether a folded word is one that the search knows.
 * @returns undefined where the word isn't made of two to four known words.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
	if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_WORD) return undefined;
	// The same piece is met again and again on the way to four parts.
	const bareWord = memoize((piece) => withoutLink(piece, isKnown), Number.POSITIVE_INFINITY);
	for (const parts of [2, 3, 4]) {
		const split = splitInto(word, parts, bareWord);
		if (split) return split;
	}
	return undefined;
}

type BareWord = (piece: string) => string | undefined;

function splitInto(word: string, parts: number, bareWord: BareWord): string[] | undefined {
	if (parts === 1) {
		// Plurals end in the same letters that join the parts.
		const last = bareWord(word);
		return last === undefined ? undefined : [last];
	}
	for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
		const first = bareWord(word.slice(0, end));
		const rest = first && splitInto(word.slice(end), parts - 1, bareWord);
		if (rest) return [first, ...rest];
	}
	return undefined;
}

/** The known word that a piece is, perhaps with letters that join it to the next. */
function withoutLink(piece: string, isKnown: (part: string) => boolean): string | undefined {
	for (const link of LINKS) {
		if (!piece.endsWith(link) || piece.length - link.length < SHORTEST_PART) continue;
		const bare = piece.slice(0, piece.length - link.length);
		if (isKnown(bare)) return bare;
	}
	return undefined;
}
