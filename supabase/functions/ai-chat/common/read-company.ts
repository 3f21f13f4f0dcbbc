import { isGenericWord } from "../text/common-words.ts";
import { conceptsOfWord } from "./read-concepts.ts";
import { isIndustry } from "./read-industry.ts";
import { saysNothing } from "./says-only.ts";

/** Says that somebody works or worked for somebody else. */
const WORKED =
	/\b(gearbeitet|arbeite\w*|angestellt\w*|beschaftigt|tatig|ausgeschieden|verlassen|works?|worked|working|employed|employees?|left|leave)\b/;
const HE_WAS =
	/\b((war|waren|warst|was|were) (er|sie|du|he|you|max)|(er|sie|du|he|you|max) (war|waren|warst|was|were))\b/;
/** The one or two words that may name a company. */
const NAMED = String.raw`(?: (?:der|dem|den|die|the|an?))? (\p{L}+(?: \p{L}+)?)`;
const AT = "bei|beim|at";
const FOR = `${AT}|fur|von|for|by`;
/** What stands before the name where somebody works, he was, or there is a client. */
const BEHIND_WORKED = new RegExp(`\\b(?:${FOR}|leave|left|join|joined)${NAMED}`, "gu");
const BEHIND_WAS = new RegExp(`\\b(?:${AT})${NAMED}`, "gu");
const BEHIND_PROJECT = new RegExp(
	`\\b(?:projekte?|kunden?|auftrage?|projects?|clients?|customers?) (?:${FOR})${NAMED}`,
	"gu",
);
/** The one whom a question asks about: "Does Siemens use …?", "Welche Firewall nutzt die Sparkasse?" */
const USER = new RegExp(
	[
		`\\bd(?:os|id)${NAMED} (?:use|run|have|operate|own|host|deploy|rely on|work with|prefer)\\b`,
		`\\bis${NAMED} (?:using|running)\\b`,
		`^(?!.*\\b(?:wer|kunden?|projekte?n?)\\b).*?\\b(?:nutzt|verwendet|benutzt|betreibt|hostet)${NAMED}`,
		`\\b(?:lauft|laufen)(?: \\p{L}+){0,2} (?:bei|beim|in der)${NAMED}`,
	].join("|"),
	"gu",
);
/** Anybody whom the site is for or about. */
const OF_US =
	/\b(sie|ihnen|ihre?\w*|er|ihm|ihn|du|dir|dein\w*|wir|uns|unser\w*|ich|mein\w*|you|your|he|him|his|we|us|our|i|my|max)\b/;

/** Companies that the site names for what they make, or by words that it says of others. */
const KNOWN_COMPANY =
	/^(amazon|apple|facebook|microsoft|nvidia|vmware|rhel|sparkasse|deutschen? (bahn|bank|post|telekom))\b/;

/**
 * The company that a normalized text asks about as the one who has something in use.
 *
 * @param isForeign Whether a folded word may be the name of one, as the site doesn't say it.
 */
export function userIn(text: string, isForeign: (word: string) => boolean): string | undefined {
	if (OF_US.test(text)) return undefined;
	return companyNamed(
		Array.from(text.matchAll(USER), (names) => names.slice(1).find((name) => name !== undefined) ?? ""),
		isForeign,
	);
}

/**
 * The company for which a normalized text says that somebody works or worked, or has a project.
 *
 * @param isForeign Whether a folded word may be the name of one, as the site doesn't say it.
 */
export function companyIn(text: string, isForeign: (word: string) => boolean): string | undefined {
	const pattern = WORKED.test(text) ? BEHIND_WORKED : HE_WAS.test(text) ? BEHIND_WAS : BEHIND_PROJECT;
	return companyNamed(
		Array.from(text.matchAll(pattern), ([, name = ""]) => name),
		isForeign,
	);
}

/** The first of some names that may be a company's. */
function companyNamed(names: readonly string[], isForeign: (word: string) => boolean): string | undefined {
	const isCompany = (word: string) =>
		isForeign(word) &&
		!saysNothing(word) &&
		!isGenericWord(word) &&
		!conceptsOfWord(word) &&
		!isIndustry(word);
	return names.find((name) => KNOWN_COMPANY.test(name) || isCompany(name.split(" ")[0] ?? ""));
}
