import { clientDetails, need, part, term } from "./parts.ts";
import {
	type Answer,
	familyOf,
	kindOf,
	namedIn,
	pathsOf,
	type Question,
	type Site,
	shareOf,
	tell,
	tellFact,
} from "./question.ts";
import { certified, isAboutThing, skill } from "./skills.ts";
import { isStopWord, subjectStems, wordsOf } from "./stems.ts";
import { ROLE } from "./understand.ts";

/** Answers a kind of question, or nothing if its cell for the question's subject is empty. */
type Cell = (question: Question, site: Site) => Answer | undefined;

const DETAILS = "unanswered/client-details";

/** The cells of all kinds but those of facts and of the parts of pages. */
const CELLS: Readonly<Record<string, Cell>> = {
	whether: skill,
	technology: skill,
	evidence: skill,
	tenure: skill,
	certified,
	need,
	term,
	"facts/not-offered": notOffered,
	// Years are told of the owner as a whole, and industries only if no name is asked for.
	"facts/experience": ofNothingElse("facts/experience"),
	"facts/industries": ofNothingElse("facts/industries"),
	[DETAILS]: clientDetails,
};

/** Minimum probability of a kind to answer by it rather than to search; of a part of a page, and a detail of a client, that is named. */
const MIN_KIND = 0.5;
const MIN_NAMED = 0.35;
/** Minimum probability of a question about price, time, contract and the like; half of it if nothing is named. */
const MIN_BUSINESS = 0.4;
/** Minimum share of a question's words in a service's text to look there. */
const MIN_KNOWN = 0.5;
/** Minimum probability of the kinds that a fact's search terms are like. */
const MIN_ALIKE = 0.3;
/** Minimum share of the words of a listed question and of one like it that both have. */
const MIN_SHARED = 0.6;
/** Kinds that ask about a thing that the site may lack, and their minimum probability. */
const ABOUT_THINGS = [
	"whether",
	"technology",
	"evidence",
	"tenure",
	"certified",
	"facts/experience",
	"facts/industries",
	"facts/not-offered",
];
const MIN_ABOUT = 0.2;

/**
 * Answers a question by its kind and subject; returns nothing if these leave it open.
 *
 * @param least Minimum probability of the kind.
 */
export function answerByKind(question: Question, site: Site, least = MIN_KIND): Answer | undefined {
	return answerListed(question, site) ?? answerCell(question, site, least);
}

function answerCell(question: Question, site: Site, leastKind: number): Answer | undefined {
	const { tokens, kinds } = question;
	// A name without a question asks what the site says about it.
	if (tokens.length > 0 && tokens.every(({ names }) => names !== undefined))
		return skill(question, site) ?? part("page", question, site);
	if (namedIn(question, "client").length > 0 && shareOf(kinds, DETAILS) >= MIN_NAMED)
		return clientDetails(question, site);
	const [kind, probability] = kindOf(question);
	const least = kind.startsWith(ROLE) && pathsOf(question, site)[0] ? MIN_NAMED : leastKind;
	// The business comes first, whatever else is named.
	const isBusiness = kind.startsWith("facts/") && site.passages.get(kind)?.hrefs[0]?.endsWith("#contact");
	const leastBusiness = question.named.length === 0 ? MIN_BUSINESS / 2 : MIN_BUSINESS;
	if (probability < (isBusiness ? Math.min(least, leastBusiness) : least) || kind.startsWith("talk/"))
		return byName(question, site);
	if (kind.startsWith(ROLE)) return part(kind.slice(ROLE.length), question, site);
	if (CELLS[kind]) return CELLS[kind](question, site);
	return kind.startsWith("facts/") ? fact(kind, question, site) : undefined;
}

/** Tells a fact, unless the question is about a thing. */
function ofNothingElse(id: string): Cell {
	return (question, site) =>
		isAboutThing(question, site) ? skill(question, site) : fact(id, question, site);
}

/** Tells the fact of a kind. Another owner's facts may have other ids, and samples of the same kinds. */
function fact(id: string, { ranked }: Question, site: Site): Answer | undefined {
	const [alike] = ranked.toSorted((left, right) => right.kind - left.kind);
	const isAlike = alike?.passage.kind === "fact" && alike.kind >= MIN_ALIKE;
	return tellFact(site.passages.get(id) ?? (isAlike ? alike.passage : undefined));
}

/** Answers a listed question to the letter, and those that ask the same of the same page or share most of its words. */
function answerListed(question: Question, site: Site): Answer | undefined {
	const message = question.message.trim();
	const [kind, probability] = kindOf(question);
	const isClear = probability >= MIN_KIND;
	const [path] = pathsOf(question, site);
	const words = subjectStems(message);
	const shares = site.listed.map(({ passage, kind: own, words: others }) => {
		if (passage.question === message) return [passage, 2] as const;
		const both = words.filter((word) => others.includes(word)).length;
		const share = both / Math.max(1, new Set([...words, ...others]).size);
		const isSameKind = familyOf(own).includes(kind);
		const isKin = isClear && isSameKind && kind.startsWith(ROLE) && path === passage.page;
		return [passage, isKin ? 1 + share : isSameKind || !isClear ? share : 0] as const;
	});
	const [best] = shares.toSorted(([, left], [, right]) => right - left);
	return best && best[1] >= MIN_SHARED ? tellFact(best[0]) : undefined;
}

/** Answers a question of no clear kind that says little else than a name, of a technology or one that the site lacks. */
function byName(question: Question, site: Site): Answer | undefined {
	const { named, tokens, kinds } = question;
	const words = tokens.filter(({ said, names }) => !names && !isStopWord(wordsOf(said).join("")));
	// "Can you do that, too?" asks about the last answer's subject.
	if (words.length + named.length === 0 && question.before.length > 0)
		return shareOf(kinds, ...ABOUT_THINGS) >= MIN_ABOUT / 4 ? skill(question, site) : undefined;
	const isCertificate = words.length <= 1 && namedIn(question, "certificate").length > 0;
	if (isCertificate || shareOf(kinds, "certified") >= MIN_ABOUT) return certified(question, site);
	if (words.length === 0 && shareOf(kinds, "term") >= MIN_ABOUT / 2) return term(question, site);
	const isTechnology = words.length <= 1 && namedIn(question, "technology").length > 0;
	const isStrange = named.length === 0 && question.isStrange;
	const least = isStrange && words.length <= 1 ? MIN_ABOUT / 2 : MIN_ABOUT;
	return (isTechnology || isStrange) && shareOf(kinds, ...ABOUT_THINGS) >= least
		? skill(question, site)
		: undefined;
}

/** Says that something isn't offered, unless the question names something that is, or a service's text has its words. */
function notOffered(question: Question, site: Site): Answer | undefined {
	if (question.named.length > 0) return skill(question, site);
	const isKnown = question.ranked.some(({ passage: { page, example }, hit }) => {
		return site.pages.get(page)?.subject.group === "services" && hit.all >= MIN_KNOWN && !example;
	});
	return isKnown ? undefined : tellFact(site.passages.get("facts/not-offered"));
}

/** Answers a question that nothing else answers, but whose kind is clear. */
export function lastResort(question: Question, site: Site): Answer | undefined {
	const isSkill = shareOf(question.kinds, ...ABOUT_THINGS) >= MIN_ABOUT;
	if (isSkill && namedIn(question, "technology").length > 0) return skill(question, site);
	return kindOf(question)[0] === "unanswered/technical"
		? tell(site.say("technical"), [], undefined, "declined")
		: undefined;
}
