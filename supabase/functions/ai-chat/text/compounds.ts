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
	for (const parts of [2, 3, 4]) {
		const split = splitInto(word, parts, isKnown);
		if (split) return split;
	}
	return undefined;
}

function splitInto(word: string, parts: number, isKnown: (part: string) => boolean): string[] | undefined {
	if (parts === 1) {
		// Plurals end in the same letters that join the parts.
		const last = knownWithoutLink(word, isKnown);
		return last === undefined ? undefined : [last];
	}
	for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
		const first = knownWithoutLink(word.slice(0, end), isKnown);
		const rest = first && splitInto(word.slice(end), parts - 1, isKnown);
		if (rest) return [first, ...rest];
	}
	return undefined;
}

function knownWithoutLink(part: string, isKnown: (part: string) => boolean): string | undefined {
	for (const link of LINKS) {
		const bare = part.slice(0, part.length - link.length);
		if (part.endsWith(link) && bare.length >= SHORTEST_PART && isKnown(bare)) return bare;
	}
	return undefined;
}
