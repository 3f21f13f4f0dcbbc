import { clientDetails, need, part, term } from "./parts.ts";
import {
	type Answer,
	EXPERIENCE,
	kindOf,
	listedOn,
	type Question,
	type Site,
	shareOf,
	subjectOf,
	tellFact,
} from "./question.ts";
import { certified, evidence, skill, tenure } from "./skills.ts";
import { isNameOrStopWord, NEED, PARTICULAR, ROLE, UNANSWERED } from "./understand.ts";

/** Answers a kind of question, or nothing if its cell for the question's subject is empty. */
type Cell = (question: Question, site: Site) => Answer | undefined;

/** The cells of all kinds but those of facts and of the parts of pages. */
const CELLS: Readonly<Record<string, Cell>> = {
	whether: skill,
	evidence,
	tenure,
	certified,
	"facts/certificates": certified,
	[NEED]: need,
	// A statement describes a need rather than asks for a detail.
	[PARTICULAR]: (question, site) =>
		shareOf(question.kinds, NEED) >= MIN_NEED && !question.message.includes("?")
			? need(question, site)
			: undefined,
	term,
	"facts/not-offered": skill,
	// The role in a client's project or, if the question is about none, in all.
	"facts/roles": (question, site) => subjectOf(question, "client") && part(`${ROLE}head`, question, site),
	// Years are told of the owner as a whole.
	"facts/experience": tenure,
	"unanswered/client-details": clientDetails,
	"unanswered/technical": term,
};

/** Minimum probability of a kind to answer by it rather than to search. */
const MIN_KIND = 0.4;
/** The same, of a question about price, time or contract that names nothing, and of one about a page or a term. */
const MIN_BUSINESS = 0.2;
const MIN_PAGE = 0.3;
/** Maximum number of words of a message that is a name, and minimum probability of the kinds below with a name alone. */
const MAX_NAME = 2;
const MIN_NAME = 0.1;
/** Kinds of questions about a thing that the site may lack. */
const ABOUT_THINGS = [...EXPERIENCE, "certified", "facts/clients", "facts/not-offered"];
/** Minimum probability that a statement describes a need. */
export const MIN_NEED = 0.1;
/** Minimum probability of these kinds together. */
const MIN_NAMED = 0.25;
/** Minimum probability of the kinds that a fact's search terms are like. */
const MIN_ALIKE = 0.15;

/** Kinds of questions of which a page may list several, or that its head answers. */
const UNLISTED = [PARTICULAR, NEED, "whether", `${ROLE}head`, `${ROLE}page`];

/** Answers a question by its kind and subject; returns nothing if these leave it open. */
export function answerByKind(question: Question, site: Site): Answer | undefined {
	const message = question.message.trim();
	const listed = [...site.passages.values()].find((passage) => passage.question === message);
	if (listed) return tellFact(listed);
	const [kind, probability] = kindOf(question);
	if (kind.startsWith("talk/") || probability < leastFor(kind, question, site)) return byName(question, site);
	// What the page that is open may say comes before facts about everything.
	const isPage = kind.startsWith(ROLE);
	const isOpen = question.named.length === 0;
	const role = question.kinds.find(([each, share]) => each.startsWith(ROLE) && share >= MIN_PAGE)?.[0];
	const told = role && (isPage || isOpen) ? part(role, question, site) : undefined;
	const own = listedOnPage(kind, question, site) ?? told;
	if (own || isPage) return own ?? (isOpen ? clientDetails(question, site) : undefined);
	const answer = CELLS[kind]?.(question, site);
	if (answer || !kind.startsWith("facts/")) return answer;
	// Another owner's facts may have other ids, and samples of the same kinds.
	const alike = question.ranked.find(({ passage, kind }) => passage.kind === "fact" && kind >= MIN_ALIKE);
	return tellFact(site.passages.get(kind) ?? alike?.passage);
}

/** Returns the listed question that asks for the same, of the page that a question names or, if none, of the open one. */
function listedOnPage(kind: string, { about, named, before }: Question, site: Site): Answer | undefined {
	const paths = (named.length > 0 ? named.flat() : before).map(({ id }) => id);
	const isOther = kind.startsWith(UNANSWERED) || UNLISTED.includes(kind) || isBusiness(kind, site);
	return about !== "" || isOther ? undefined : listedOn(paths, [kind], site);
}

const isBusiness = (kind: string, { passages }: Site): boolean =>
	passages.get(kind)?.hrefs[0]?.endsWith("#contact") === true;

function leastFor(kind: string, { named }: Question, site: Site): number {
	// The business comes first, whatever was talked about.
	if (isBusiness(kind, site)) return named.length === 0 ? MIN_BUSINESS : MIN_PAGE;
	const isAboutPage = kind.startsWith(ROLE) || kind === "unanswered/client-details";
	return isAboutPage || CELLS[kind] === term ? MIN_PAGE : MIN_KIND;
}

/** Answers a question of no clear kind that says little else than a name, whether the site has it or not. */
function byName(question: Question, site: Site): Answer | undefined {
	const { about, tokens, kinds, named, isStrange } = question;
	const name = isStrange && /[\p{Lu}\d]/u.test(about) ? about : undefined;
	const others = tokens.filter((token) => !isNameOrStopWord(token) && token.said !== name);
	const least = tokens.length <= MAX_NAME ? 0 : others.length <= 1 ? MIN_NAME : MIN_NAMED;
	// "Can you do that, too?" asks about the last answer's subject.
	const isAsked = named.length > 0 || isStrange || kinds[0]?.[0] === "whether";
	return isAsked && shareOf(kinds, ...ABOUT_THINGS) >= least ? skill(question, site) : undefined;
}
