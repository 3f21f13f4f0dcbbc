import type { Language } from "../../../../src/content/types.ts";
import type { Detector } from "./detect-language.ts";
import type { Finder, Topic } from "./find.ts";
import { need } from "./parts.ts";
import type { Passage } from "./passages.ts";
import {
	type Answer,
	kindOf,
	namedIn,
	type Question,
	type Site,
	shareOf,
	subjectOfPage,
	tellFact,
} from "./question.ts";
import { type Ranked, rank, sharesOf } from "./rank.ts";
import { answerWith, bestOf, MIN_NEED } from "./search-answer.ts";
import { skill } from "./skills.ts";
import { isStopWord, wordsOf } from "./stems.ts";
import type { Subject } from "./subjects.ts";
import { answerByKind, lastResort } from "./table.ts";
import { PARTICULAR, UNANSWERED, type Understanding, type Weights } from "./understand.ts";

/** State of a conversation, and what its newest message gets. */
export interface Talk {
	/** The last question that stands by itself, ignoring messages about the conversation. */
	question: string;
	topic: Topic;
	/** What the last answer was about. */
	about: readonly Subject[];
	/** Ids of the passages used in answers so far. */
	told: ReadonlySet<string>;
	language: Language;
	/** The newest message's talk act, such as `talk/thanks`, if any. */
	act?: string;
	/** Absent if the newest message is declined, or answered by asking what is meant. */
	answer?: Answer;
	isAskedBack: boolean;
	/** Whether the newest message was read as one question. */
	isWhole?: boolean;
	/** All candidates for the newest question, best first. */
	ranked: readonly Ranked[];
}

export const emptyTalk = (language: Language, page?: Subject): Talk => ({
	...{ question: "", told: new Set(), language, isAskedBack: false, ranked: [] },
	topic: new Map(page ? [[page.id, 1]] : []),
	about: page ? [page] : [],
});

/** What answers in a language. */
export interface Answering {
	site: Site;
	understand: Understanding;
	find: Finder;
}

/** Languages that a visitor can ask for, by talk act. */
const WISHES: Readonly<Record<string, Language>> = { "talk/english": "en", "talk/german": "de" };
const MORE = "talk/more";
/** Minimum probability of a message about the conversation itself. */
const MIN_TALK = 0.5;
/** Minimum confidence to answer, and to ask what is meant rather than decline. */
const MIN_ANSWERED = 0.3;
const MIN_ASKED = 0.2;
/** Maximum number of questions of one message that are answered, and of technologies that need no list. */
const MAX_ANSWERS = 3;
/** Maximum number of sentences and clauses that are read one by one. */
const MAX_PARTS = 6;
const MAX_UNLISTED = 2;
/** Maximum number of words of a message that is cut in halves, and their minimum probability. */
const MAX_HALVED = 16;
/** Minimum number of words of a long message. */
const MIN_LONG = 24;
/** Minimum number of words of a statement that may describe a need. */
const MIN_STATEMENT = 6;
/** Maximum probability that the site doesn't answer a question, to ask back or take it for a need. */
const MAX_FOREIGN = 0.35;
const MIN_HALF = 0.6;
/** Minimum probability of the kind of a clause among several. */
const MIN_CLAUSE = 0.38;
type Kind = ReturnType<typeof kindOf>;

/** Replays a conversation, message by message. */
export function followTalk(
	answeringIn: (language: Language) => Answering,
	detect: Detector,
	weights: Weights,
) {
	function ask(message: string, before: Talk): Question {
		const findings = answeringIn(before.language).find(message, before.topic);
		const ranked = rank(findings.candidates, weights.rank);
		return { ...findings, ranked, topic: before.topic, before: before.about };
	}

	/** Returns the sentences and clauses of a message, or the two halves that ask for different facts for sure. */
	function partsIn({ message, tokens }: Question, language: Language): string[] {
		const parts = partsOf(message);
		if (parts.length !== 1 || tokens.length > MAX_HALVED) return parts;
		const { understand } = answeringIn(language);
		const halves = tokens.slice(2, -1).flatMap((token) => {
			const [before, after] = [tokens.slice(0, tokens.indexOf(token)), tokens.slice(tokens.indexOf(token))];
			if (!isFunctionWord(token) || [before, after].some((half) => half.every(isFunctionWord))) return [];
			const texts = [message.slice(0, token.index), message.slice(token.index)];
			const [[left, sure], [right, surer]] = texts.map((text) => kindOf(understand(text))) as [Kind, Kind];
			const areFacts = left.startsWith("facts/") && right.startsWith("facts/") && left !== right;
			return areFacts ? [{ texts, share: Math.min(sure, surer) }] : [];
		});
		const [best] = halves.toSorted((one, other) => other.share - one.share);
		return best && best.share >= MIN_HALF ? best.texts : parts;
	}

	/** Answers the questions of a message, by kind and subject, in the order in which they are asked. */
	function answersTo(question: Question, before: Talk): Answer[] {
		const { site } = answeringIn(before.language);
		const listed = site.listed.find(({ passage }) => passage.question === question.message.trim());
		if (listed) return [tellFact(listed.passage)].filter((each) => !!each);
		const parts = before.isWhole ? [question.message] : partsIn(question, before.language);
		const about = question.named.length > 0 ? question.named.flat() : before.about;
		const isLong = question.tokens.length >= MIN_LONG;
		const isOne = parts.length === 1 || (kindOf(question)[0] === PARTICULAR && !isLong);
		const answers = isOne
			? []
			: parts.flatMap((part) => answerByKind(ask(part, { ...before, about }), site, MIN_CLAUSE) ?? []);
		// A long message mostly describes what is needed.
		const isService = ({ passages: [first] }: Answer) =>
			site.pages.get(first?.page ?? "")?.subject.group === "services";
		const needed = isLong && !answers.some(isService) ? need(question, site) : undefined;
		// A list of requirements gets a list.
		const isList = namedIn(question, "technology").length > MAX_UNLISTED && answers.length > 0;
		const list = isList ? skill(question, site) : undefined;
		const isOther = ({ passages: [first] }: Answer) => !list || first?.kind !== "technology";
		const whole = isLong && answers.length > 0 ? undefined : answerByKind(question, site);
		const all = [list, needed, ...answers.filter(isOther), whole].filter((each) => !!each);
		const keyOf = ({ passages: [first], message }: Answer) => first?.id ?? message;
		const distinct = all.filter((each, at) => all.findIndex((other) => keyOf(other) === keyOf(each)) === at);
		// A refusal is told only if nothing else is.
		const told = distinct.filter(({ outcome }) => outcome !== "declined");
		return (told.length > 0 ? told : distinct).slice(0, MAX_ANSWERS);
	}

	function respond(question: Question, before: Talk): Talk {
		const { site } = answeringIn(before.language);
		const { message, ranked } = question;
		const talk = { ...before, question: message, ranked, act: undefined };
		const together = before.question === "" ? question : ask(`${before.question} ${message}`, before);
		// "And with MySQL?" asks the last question anew.
		const isElliptic =
			together !== question &&
			question.named.length > 0 &&
			kindOf(question)[1] < MIN_TALK &&
			question.tokens.every(isFunctionWord);
		const answers = answersTo(question, before);
		const foundAlone = bestOf(question, site, weights.confidence);
		const foundTogether = bestOf(together, site, weights.confidence);
		const isBetter = (foundTogether?.confidence ?? 0) > (foundAlone?.confidence ?? 0);
		if (isElliptic && foundTogether && foundTogether.confidence >= MIN_ANSWERED && isBetter)
			return told({ ...talk, ranked: together.ranked }, answerWith(foundTogether.best.passage, site), site);
		if (answers.length > 0) return told(talk, joined(answers), site);
		const found = isBetter ? foundTogether : foundAlone;
		const { confidence = 0 } = found ?? {};
		// A statement that is like a service's page describes a need.
		const { passage } = found?.best ?? {};
		const isService = site.pages.get(passage?.page ?? "")?.subject.group === "services";
		const isStatement = !message.includes("?") && question.tokens.length >= MIN_STATEMENT;
		const isNeed =
			isService && (isStatement || (passage?.kind === "page" && shareOf(question.kinds, "need") >= MIN_NEED));
		if (found && confidence >= MIN_ANSWERED)
			return told(
				{ ...talk, ranked: isBetter ? together.ranked : ranked },
				(isNeed && need(question, site)) || answerWith(found.best.passage, site),
				site,
			);
		const foreign = question.kinds.filter(([kind]) => kind.startsWith(UNANSWERED));
		const isOurs = foreign.reduce((sum, [, share]) => sum + share, 0) < MAX_FOREIGN;
		const last = (isOurs && isStatement && need(question, site)) || lastResort(question, site);
		if (last) return told(talk, last, site);
		// Nobody is asked twice in a row, or what isn't the site's business.
		return {
			...talk,
			answer: undefined,
			isAskedBack: isOurs && confidence >= MIN_ASKED && !before.isAskedBack,
		};
	}

	/** @param isWhole Reads the message as one question, which is enough to know what an earlier one was about. */
	return (message: string, earlier: Talk, isWhole = false): Talk => {
		const before = { ...earlier, isWhole, language: detect(message) ?? earlier.language };
		const question = ask(message, before);
		const [act, share] = kindOf(question);
		const isTalk = act.startsWith("talk/") && share >= MIN_TALK && question.named.length === 0;
		// Whoever greets first may ask something, too.
		if (!isTalk || (!isWhole && partsOf(message).length > 1 && answersTo(question, before).length > 0))
			return respond(question, before);
		const talk = { ...before, language: WISHES[act] ?? before.language };
		if (act === MORE) return { ...tellMore(talk, answeringIn(talk.language).site), act };
		// A request for another language repeats the last question.
		if (WISHES[act] && talk.question !== "")
			return { ...respond(ask(talk.question, talk), { ...talk, question: "" }), act };
		return { ...talk, act, answer: undefined, isAskedBack: false };
	};
}

/** Returns whether a token is a name or says nothing by itself. */
const isFunctionWord = ({ said, names }: Question["tokens"][number]) =>
	names !== undefined || isStopWord(wordsOf(said).join(""));

/** Returns the sentences and clauses of a message. */
const partsOf = (message: string): string[] =>
	message
		.split(/(?<=[.?!;])\s+|\n+|,\s+/u)
		.filter((part) => part.trim() !== "")
		.slice(0, MAX_PARTS);

function joined(answers: readonly Answer[]): Answer {
	const [first] = answers as [Answer];
	return answers.length === 1
		? first
		: {
				message: answers.map(({ message }) => message).join("\n\n"),
				outcome: answers.find(({ outcome }) => outcome === "answered")?.outcome ?? first.outcome,
				passages: answers.flatMap(({ passages }) => passages),
				about: answers.flatMap(({ about = [] }) => about),
			};
}

/** Continues a talk after an answer. */
function told(talk: Talk, answer: Answer, { pages }: Site): Talk {
	const { passages, about = [] } = answer;
	const [page] = passages.flatMap(({ page, kind }) =>
		kind === "fact" ? [] : (subjectOfPage(page, pages) ?? []),
	);
	const before = passages.some(({ kind }) => kind === "fact") ? talk.about : [];
	return {
		...talk,
		act: undefined,
		answer,
		isAskedBack: false,
		about: about.length > 0 ? about : page ? [page] : before,
		topic: withTopic(talk.topic, passages.length > 0 ? topicOf(passages) : sharesOf(talk.ranked)),
		told: new Set([...talk.told, ...passages.map(({ id }) => id)]),
	};
}

/** Returns the topic of an answer: its passages' pages and parts, of which a fact or technology has several. */
const topicOf = (passages: readonly Passage[]): Topic =>
	new Map(
		passages.flatMap(({ topics }) =>
			topics.map((place) => [place, 1 / Math.sqrt(Math.max(1, topics.length - 1))] as const),
		),
	);

/** Tells the next passage of the last answer's place, then of its page; nothing if all are told. */
function tellMore(talk: Talk, site: Site): Talk {
	const [last] = talk.answer?.passages ?? [];
	const untold = [...site.passages.values()].filter(
		({ page, id, kind }) =>
			page === last?.page && id.startsWith("/") && kind !== "question" && !talk.told.has(id),
	);
	const next =
		untold.find(({ hrefs: [href] }) => href === last?.hrefs[0]) ??
		untold.find(({ example }) => example === last?.example);
	if (!next || last?.kind === "fact")
		return { ...talk, answer: undefined, isAskedBack: talk.told.size === 0 };
	return told(talk, answerWith(next, site), site);
}

/** Returns the topic after an answer; the previous topic fills what the answer leaves open. */
function withTopic(before: Topic, now: Topic): Topic {
	const rest = 1 - Math.min(1, Math.max(0, ...now.values()));
	const shares = new Map(now);
	for (const [place, share] of before) shares.set(place, (shares.get(place) ?? 0) + rest * share);
	return shares;
}
