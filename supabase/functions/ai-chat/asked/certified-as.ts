import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { isContent, isTechnology } from "../search/weigh.ts";
import { fold } from "../text/fold.ts";

const ROLE =
	"[\\w-]*(?:admin\\w*|archite[kc]t\\w*|engineer|ingenieur\\w*|entwickler\\w*|developer|expert\\w*|spezialist\\w*|specialist|professional|berater\\w*|consultant|master|hacker|trainer|manager|auditor|profi)";
/** Calls somebody certified for what he does: "a certified Azure admin", "zertifizierter Linux-Administrator". */
const AS = new RegExp(
	`\\b(?:zertifizierte[rn]?|an? (?:[\\w-]+ ){0,2}certified|(?:is|are) (?:he|you|max) (?:[\\w-]+ ){0,2}certified(?: as an?)?) (?:[\\w-]+ ){0,2}?${ROLE}\\b|\\bals (?:[\\w-]+ ){0,2}?${ROLE} zertifiziert\\b`,
);
/** What a role is called, as a term, and what says too little of it to tell one from another. */
const ROLE_TERM = /^~?(admin|archit|engin|ingen|entwickl|develop|master|hack|train|manag|audit)/;
const ANY_ROLE = /^~?(expert|spezial|special|profi|profess|berat|consult|cloud|solution|losung)/;

/** Roles that only the certificates called by them are for, unlike that of an engineer. */
const ROLES_APART = [/archite[kc]t/, /entwickler|developer/, /auditor/, /trainer/, /hacker/, /manager/];

/** The pages of the certificates that somebody would have who is what a question calls him; undefined where it calls him nothing. */
export function certifiedAs(
	{ text, terms, cues, products, names, unknown }: Query,
	pages: readonly Passage[],
	index: SearchIndex,
): readonly Passage[] | undefined {
	if (!AS.test(text) || cues.has("price")) return undefined;
	if (products.length + names.length > 0 || unknown > 0) return [];
	const said = terms.filter((term) => isContent(term) && !ANY_ROLE.test(term.term));
	const apart = ROLES_APART.find((role) => role.test(text));
	const ofRole = apart ? pages.filter(({ names }) => apart.test(fold(names))) : pages;
	if (said.length === 0) return ofRole;
	const roles = said.filter(({ term }) => ROLE_TERM.test(term));
	const fields = said.filter((term) => !roles.includes(term));
	// What only one of them is about names it as well: Linux.
	const about = new Map(pages.map((page) => [page, index.vocabulary.termsIn(page.context)]));
	const isOnlyOf = (page: Passage, term: QueryTerm) =>
		isTechnology(term) && pages.every((other) => about.get(other)?.has(term.term) === (other === page));
	const called = (by: readonly QueryTerm[]) =>
		ofRole.filter((page) =>
			by.every((term) => index.names.isPageName(term.term, page.subject) || isOnlyOf(page, term)),
		);
	const ofBoth = called(said);
	return ofBoth.length > 0 || fields.length === 0 ? ofBoth : called(fields);
}
