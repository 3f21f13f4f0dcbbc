import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as german } from "@orama/stemmers/german";

export type Language = "de" | "en";

const stems = { de: new Map<string, string>(), en: new Map<string, string>() };
/** Visitors' words are without end; the memory for their stems is not. */
const MOST_STEMS = 20_000;

/** The part of a folded word that it shares with its inflections and derivations: "migrieren", "Migration" → "migr". */
export function stem(word: string, language: Language): string {
	const known = stems[language];
	let result = known.get(word);
	if (result === undefined) {
		result = underived(language === "de" ? german(word) : english(word));
		if (known.size >= MOST_STEMS) known.clear();
		known.set(word, result);
	}
	return result;
}

/** The part of a folded word that it shares with its inflections alone. */
export const inflectionStem = (word: string, language: Language): string =>
	language === "de" ? german(word) : english(word);

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
