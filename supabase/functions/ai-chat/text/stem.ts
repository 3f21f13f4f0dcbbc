import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as german } from "@orama/stemmers/german";
import { memoize } from "./memo.ts";

export type Language = "de" | "en";

/** More than the site and the lists of words have together. */
const MOST_STEMS = 20_000;

const inflectionStems = { de: memoize(german, MOST_STEMS), en: memoize(english, MOST_STEMS) };
/** Who backs data up "sichert" it, and gets a "Sicherung"; the rules would make "Sicherheit" of it. */
const LIKE: ReadonlyMap<string, string> = new Map(
	["sichern", "sichert", "sicherst", "sicherte", "sicherten", "gesichert", "gesicherte", "gesicherten"].map(
		(form) => [form, "sicherung"],
	),
);

/** The benchmarks are no plural of CI. */
const CIS = "cis";

/** The part of a folded word that it shares with its inflections and derivations: "migrieren", "Migration" → "migr". */
export const stem = (word: string, language: Language): string =>
	word === CIS ? word : underived(inflectionStems[language](LIKE.get(word) ?? word));

/** The part of a folded word that it shares with its inflections alone. */
export const inflectionStem = (word: string, language: Language): string => inflectionStems[language](word);

const SUFFIX = /(?:isation|isier|isiert|ation|ator|ierst|iert|ier|ion|ing|at|or|i)$/;

/**
 * Snowball leaves "migration" and "migri(eren)" apart. Suffixes of Latin origin, which German and English
 * share, are taken off as long as four letters remain.
 */
function underived(stemmed: string): string {
	let root = stemmed;
	for (let match = SUFFIX.exec(root); match && match.index >= 4; match = SUFFIX.exec(root)) {
		root = root.slice(0, match.index);
		// zertifiz(ieren) and zertifik(at), repliz(ieren) and replik(ation)
		if (/^i(er|$)/.test(match[0])) root = root.replace(/z$/, "k");
	}
	return root;
}
