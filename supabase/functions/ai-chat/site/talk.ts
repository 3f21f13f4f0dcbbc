import type { Language } from "../../../../src/content/types.ts";
import type { Detector } from "./detect-language.ts";
import { MIN_HIT, need, particular } from "./parts.ts";
import {
	type Answer,
	kindOf,
	namedIn,
	type Question,
	type Site,
	shareOf,
	subjectsOf,
	tell,
	tellFact,
} from "./question.ts";
import { confidenceIn, type Ranked, unansweredShare } from "./rank.ts";
import { isReply } from "./replies.ts";
import { show } from "./show.ts";
import { MAX_ITEM, skill, used } from "./skills.ts";
import type { Subject } from "./subjects.ts";
import { answerByKind, MIN_NEED } from "./table.ts";
import { NEED, PARTICULAR } from "./understand.ts";

/** State of a conversation, and what its newest message gets. */
export interface Talk {
	/** The last question that stands by itself, ignoring messages about the conversation. */
	question: string;
	/** What the last answer was about or, before one, the page that the visitor is on. */
	about: readonly Subject[];
	/** Ids of the passages used in answers so far. */
	told: ReadonlySet<string>;
	language: Language;
	/** What the newest message gets. */
	answer: Answer;
	/** All passages for the newest question, best first. */
	ranked: readonly Ranked[];
}

export const emptyTalk = (language: Language, page?: Subject): Talk => ({
	...{ question: "", told: new Set(), language, ranked: [], answer: tell("", [], "declined") },
	about: page ? [page] : [],
});

/** Languages that a visitor can ask for, by talk act. */
const WISHES: Readonly<Record<string, Language>> = { "talk/english": "en", "talk/german": "de" };
/** Minimum probability of a message of several words about the conversation itself. */
const MIN_TALK = 0.5;
/** Minimum confidence to answer, and to ask what is meant rather than decline. */
const MIN_ANSWERED = 0.25;
const MIN_ASKED = 0.2;
/** Minimum probability of the kind of a clause, and of one in a long message. */
const MIN_CLAUSE = 0.5;
const MIN_LONG_CLAUSE = 0.3;
/** Maximum number of clauses that are read. */
const MAX_CLAUSES = 6;
/** Maximum number of technologies in sentences that need no list. */
const MAX_UNLISTED = 3;
/** Minimum number of items of a list. */
const MIN_ITEMS = 3;
/** Minimum number of words of a long message. */
const MIN_LONG = 24;
/** Maximum probability that the site doesn't answer a question, to ask back or take it for a need. */
const MAX_FOREIGN = 0.35;

/** Returns whether a question is likely to be the site's business. */
const isOurs = (question: Question): boolean => unansweredShare(question) < MAX_FOREIGN;

/** Replays a conversation, message by message. */
export function followTalk(siteIn: (language: Language) => Site, detect: Detector) {
	function ask(message: string, { language, about }: Talk): Question {
		const { rank, passages } = siteIn(language);
		// A question may be repeated in another language than its own.
		const understood = siteIn(detect(message) ?? language).understand(message);
		const topic = new Set(about.flatMap(({ id }) => passages.get(id)?.page ?? []));
		return { ...understood, ranked: rank(understood, topic), before: about };
	}

	/** Answers the questions of a message in the order in which they are asked, or as a `whole` if it is one question. */
	function inParts(question: Question, before: Talk, whole: Answer | undefined): Answer | undefined {
		const site = siteIn(before.language);
		const { message, tokens, named } = question;
		const isLong = tokens.length >= MIN_LONG;
		const [kind] = kindOf(question);
		const isLike = shareOf(question.kinds, NEED) >= MIN_NEED || !kind.startsWith("facts/");
		const isNeed = (kind === NEED || (isLong && isLike)) && isOurs(question);
		// A list of requirements gets a list.
		const items = message.split(/[,;:\n]|[.?]\s/);
		const isTerse = items.length >= MIN_ITEMS && tokens.length <= MAX_ITEM * items.length;
		const isList = namedIn(question, "technology").length > (isTerse ? 1 : MAX_UNLISTED);
		const clauses = clausesOf(message, isTerse);
		const isListed = whole?.passages[0]?.question === message.trim();
		if ((clauses.length === 0 && !isList) || isListed) return whole;
		const opening = isList ? used(question, site) : isNeed ? need(question, site) : undefined;
		const about = opening ? subjectsOf(opening, site) : named.length > 0 ? named.flat() : before.about;
		const others = clauses.flatMap((text) => {
			const clause = ask(text, { ...before, about });
			const [kind, share] = kindOf(clause);
			const isOpen = kind === PARTICULAR || kind === NEED || kind.startsWith("talk/");
			if (!isOpen && share >= (isLong ? MIN_LONG_CLAUSE : MIN_CLAUSE))
				return answerByKind(clause, site) ?? [];
			// The page of the service that helps may list such a question.
			const listed = clause.ranked.find(({ passage: { kind, page }, hit }) => {
				return kind === "question" && hit.all >= MIN_HIT && about.some(({ id }) => id === page);
			});
			return (isLong && tellFact(listed?.passage)) || [];
		});
		const all = [...(opening ? [opening] : []), ...others];
		const keyOf = ({ passages: [first], message }: Answer) => first?.id ?? message;
		const told = all.filter((each, at) => all.findIndex((other) => keyOf(other) === keyOf(each)) === at);
		if (told.length < 2 && !isLong && !isList) return whole ?? told[0];
		return joined(told) ?? whole;
	}

	function follow(message: string, before: Talk, isWhole: boolean): Talk {
		const site = siteIn(before.language);
		const question = ask(message, before);
		const { named, ranked, tokens } = question;
		const [act, share] = kindOf(question);
		const isTalk =
			act.startsWith("talk/") &&
			(share >= MIN_TALK || tokens.length === 1) &&
			(named.length === 0 || act === "talk/language");
		const whole = isTalk ? undefined : answerByKind(question, site);
		// Whoever greets first may ask something, too.
		const known = isWhole ? whole : inParts(question, before, whole);
		const answer = known ?? (isTalk ? undefined : searched(question, before, site));
		if (answer) return told({ ...before, question: message, ranked }, answer, site);
		if (act === "talk/more") return told(before, more(before, site), site);
		const language = WISHES[act];
		const isOnly = (language || act === "talk/language") && site.content.languages.length === 1;
		const only = isOnly && tellFact(site.passages.get("facts/languages"));
		if (only) return told(before, only, site);
		const talk = { ...before, language: language ?? before.language };
		// A request for another language repeats the last question.
		if (language && talk.question !== "") return follow(talk.question, { ...talk, question: "" }, isWhole);
		const reply = siteIn(talk.language).say(isReply(act) ? act : "talk/language");
		return { ...talk, answer: tell(reply, [], "small_talk") };
	}

	/** @param isWhole Reads the message as one question, which is enough to know what an earlier one was about. */
	return (message: string, { language, ...earlier }: Talk, isWhole = false): Talk =>
		follow(message, { ...earlier, language: detect(message) ?? language }, isWhole);
}

/** Answers what kind and subject leave open, asks what is meant, or declines. */
function searched(question: Question, { answer }: Talk, site: Site): Answer {
	const { message, kinds, ranked } = question;
	const best = particular(question, site);
	const confidence = best ? confidenceIn(best, question) : 0;
	if (best && confidence >= MIN_ANSWERED) return show(best.passage, site);
	const isTechnical = kindOf(question)[0] === "unanswered/technical";
	// A statement that is like a service's page describes a need.
	const isLike = isTechnical || (isOurs(question) && shareOf(kinds, NEED, PARTICULAR) >= MIN_ASKED);
	// Nobody is asked twice in a row, or what isn't the site's business.
	const isAskedBack = isOurs(question) && confidence >= MIN_ASKED && answer.outcome !== "asked_back";
	return (
		(isLike && !message.includes("?") && need(question, site)) ||
		(isTechnical && tell(site.say("technical"), [], "declined")) ||
		// A name that the site lacks needs no explanation.
		(isAskedBack && ((question.isStrange && skill(question, site)) || askedBack(ranked, site))) ||
		tell(site.say("declined"), [], "declined")
	);
}

const askedBack = (ranked: readonly Ranked[], { say }: Site): Answer => ({
	...tell(say("askedBack"), [], "asked_back"),
	hrefs: ranked.flatMap(({ passage }) => passage.hrefs.slice(0, 1)),
});

/** Returns the clauses of a message: of its questions or, if it has none or is terse, of its sentences; none if it is one. */
function clausesOf(message: string, isTerse: boolean): string[] {
	const sentences = message.split(/(?<=[.?!;])\s+|\n+/u);
	const questions = sentences.filter((sentence) => !isTerse && sentence.trimEnd().endsWith("?"));
	const clauses = (questions.length > 0 ? questions : sentences)
		.flatMap((sentence) => sentence.split(/[,:]\s+|\s(?=(?:und|and|sowie|oder|or)\s)/iu))
		.filter((clause) => clause.trim().includes(" "));
	return clauses[0] === message.trim() ? [] : clauses.slice(0, MAX_CLAUSES);
}

function joined(answers: readonly Answer[]): Answer | undefined {
	if (answers.length < 2) return answers[0];
	const passages = answers.flatMap(({ passages }) => passages);
	const isAnswered = answers.some(({ outcome }) => outcome === "answered");
	const message = answers.map(({ message }) => message).join("\n\n");
	return tell(message, passages, isAnswered ? "answered" : "open");
}

/** Continues a talk after an answer. */
function told(talk: Talk, answer: Answer, site: Site): Talk {
	const { passages } = answer;
	const about = subjectsOf(answer, site);
	return {
		...talk,
		answer,
		about: about.length > 0 ? about : talk.about,
		told: new Set([...talk.told, ...passages.map(({ id }) => id)]),
	};
}

/** Tells what else the page of the last answer says, or that all of it is told. */
function more({ answer, told, ranked }: Talk, site: Site): Answer {
	if (told.size === 0) return askedBack(ranked, site);
	const [last] = answer.passages;
	const kinds = last?.kind === "example" ? ["example"] : ["page", "part", "item"];
	const next = [...site.passages.values()].find(({ page, kind, id }) => {
		return last?.kind !== "fact" && page === last?.page && kinds.includes(kind) && !told.has(id);
	});
	return next ? show(next, site) : tell(site.say("alreadyTold"), [], "small_talk");
}
