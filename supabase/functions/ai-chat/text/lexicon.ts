import { fold } from "./fold.ts";
import { LEXICON_A_TO_K } from "./lexicon-a-k.ts";
import { LEXICON_L_TO_Z } from "./lexicon-l-z.ts";
import { stem } from "./stem.ts";
import { meaning } from "./synonyms.ts";

/*
 * Each line holds a word of the site and, behind a colon, words that visitors say for it and that the site
 * doesn't hold. Unlike a word of the glossaries, one may stand for several words of the site, and counts less
 * than those. Inflected forms need no entry of their own, unless their stem differs.
 */

let meanings: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The terms of the site that a visitor may mean with a folded word that the site doesn't hold. */
export function meantBy(word: string): readonly string[] {
	// Read when first needed, since most questions need none of it.
	meanings ??= read(`${LEXICON_A_TO_K}\n${LEXICON_L_TO_Z}`);
	return [...new Set(stems(word).flatMap((said) => [...(meanings?.get(said) ?? [])]))];
}

function read(lexicon: string): Map<string, Set<string>> {
	const result = new Map<string, Set<string>>();
	for (const line of fold(lexicon).split("\n")) {
		const [word = "", said = ""] = line.split(": ");
		for (const other of said.split(" ").filter((text) => text !== ""))
			for (const saidStem of stems(other)) {
				const terms = result.get(saidStem) ?? new Set();
				result.set(saidStem, terms.add(meaning(stem(word, "de"))));
			}
	}
	return result;
}

/** The stems of a word by the rules of both languages, each in the form that stands for all that mean the same. */
const stems = (word: string) => [...new Set([meaning(stem(word, "de")), meaning(stem(word, "en"))])];
