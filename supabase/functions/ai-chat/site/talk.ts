import type { Language } from "../../../../src/content/types.ts";
import { type Choice, type Chooser, MIN_ANSWERED, MIN_LIKELY, NO_CHOICE } from "./choose.ts";
import type { Detector } from "./detect-language.ts";
import type { Topic } from "./find.ts";
import type { Passage } from "./passages.ts";

/** State of a conversation, and the choice for its newest message. */
export interface Talk extends Choice {
	/** The last question that stands by itself, ignoring messages about the conversation. */
	question: string;
	/** Current topic. */
	topic: Topic;
	/** Ids of the passages used in answers so far. */
	told: ReadonlySet<string>;
	language: Language;
	/** Whether the newest message is answered by asking what is meant. */
	isAskedBack: boolean;
	/** The newest message's talk act, such as `talk/thanks`, if any. */
	act?: string;
}

export const emptyTalk = (language: Language): Talk => ({
	...NO_CHOICE,
	question: "",
	topic: new Map(),
	told: new Set(),
	language,
	isAskedBack: false,
});

/** Minimum confidence to answer a follow-up; below it, its words are tried with the last question's first. */
const MIN_ALONE = 0.43;

/** Languages that a visitor can ask for, by talk act. */
const WISHES: Readonly<Record<string, Language>> = { "talk/english": "en", "talk/german": "de" };

/** Passages of a language, and their chooser. */
export interface Retriever {
	choose: Chooser;
	passages: ReadonlyMap<string, Passage>;
}

/** Replays a conversation, message by message. */
export const followTalk =
	(retrieverOf: (language: Language) => Retriever, detect: Detector) =>
	(message: string, before: Talk): Talk => {
		const spoken = detect(message) ?? before.language;
		const { choice, question } = chooseIn(retrieverOf(spoken).choose, message, before);
		const [first] = choice.chosen;
		const act = first?.kind === "talk" ? first.id : undefined;
		const wished = WISHES[act ?? ""];
		const language = wished ?? spoken;
		const { passages } = retrieverOf(language);
		const translated = (all: readonly Passage[]) => all.map((passage) => passages.get(passage.id) ?? passage);
		const talk = { ...before, chosen: translated(before.chosen), offered: translated(before.offered) };
		if (act === "talk/more") return { ...tellMore(talk, passages), language, act };
		// A request for another language repeats the last question.
		if (wished) return { ...talk, language, act };
		if (act) return { ...talk, language, act, chosen: [], isAskedBack: false };
		const isUnsure = first && choice.confidence < (before.question ? MIN_ALONE : MIN_ANSWERED);
		// Nobody is asked twice in a row.
		const isAskedBack = isUnsure === true && !before.isAskedBack;
		const chosen = isUnsure && !isAskedBack ? [] : choice.chosen;
		return {
			...choice,
			chosen,
			act,
			question,
			topic: withTopic(talk.topic, choice.shares),
			told: isAskedBack ? talk.told : new Set([...talk.told, ...chosen.map(({ id }) => id)]),
			language,
			isAskedBack,
		};
	};

/** Chooses by a message's own words or, if these leave it open, with those of the question before. */
function chooseIn(
	choose: Chooser,
	message: string,
	{ question, topic, told, ranked, chosen: last }: Talk,
): { choice: Choice; question: string } {
	const choice = choose(message, topic);
	// The business comes first: what the contact section proves is told whatever the topic is.
	const alone = topic.size > 0 ? choose(message, new Map()) : choice;
	const [fact] = alone.chosen;
	const isSure = alone.confidence >= MIN_LIKELY || alone.chosen.length > 1;
	if (fact?.kind === "fact" && fact.hrefs[0]?.endsWith("#contact") && isSure)
		return { choice: { ...alone, ranked: choice.ranked }, question: message };
	const names = last.flatMap((passage) => passage.names?.[0] ?? []);
	const isElliptic = choice.isElliptic && names.length > 0;
	const isAlone = choice.chosen.length > 0 && choice.confidence >= MIN_ALONE && !isElliptic;
	const isOther = choice.chosen[0]?.kind === "talk" || choice.stranger !== undefined;
	const own = { choice, question: message };
	if (isAlone || isOther || question === "" || ranked[0]?.kind === "fact") return own;
	const again = choose(`${names.length > 0 ? names.join(" ") : question} ${message}`, topic);
	const [first] = again.chosen;
	return first &&
		(again.confidence > choice.confidence || choice.chosen.length === 0 || isElliptic) &&
		first.kind !== "talk" &&
		(isElliptic || !told.has(first.id))
		? { choice: again, question }
		: own;
}

/** Chooses the next passage of the last answer's place, then of its page; none if all are told. */
function tellMore(talk: Talk, passages: ReadonlyMap<string, Passage>): Talk {
	const [last] = talk.chosen;
	const [page = last?.page] = last?.topics ?? [];
	const untold = [...passages.values()].filter(
		(passage) => passage.page === page && passage.id.startsWith("/") && !talk.told.has(passage.id),
	);
	const next =
		untold.find(({ hrefs: [href] }) => href === last?.hrefs[0]) ??
		untold.find(({ example }) => example === last?.example);
	const chosen = next && last?.kind !== "fact" ? [next] : [];
	const told = new Set([...talk.told, ...chosen.map(({ id }) => id)]);
	// Without more to tell, the last place is offered again.
	const offered = chosen.length > 0 || !last ? talk.offered : [last, ...talk.offered];
	return { ...talk, chosen, offered, isYes: false, isAskedBack: talk.told.size === 0, told };
}

/** Returns the topic after an answer; the previous topic fills what the answer leaves open. */
export function withTopic(before: Topic, now: Topic): Topic {
	const rest = 1 - Math.max(0, ...now.values());
	const shares = new Map(now);
	for (const [place, share] of before) shares.set(place, (shares.get(place) ?? 0) + rest * share);
	return shares;
}
