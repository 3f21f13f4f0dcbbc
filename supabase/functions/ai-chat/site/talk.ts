import type { Language } from "../../../../src/content/types.ts";
import type { Choice, Chooser } from "./choose.ts";
import type { Topic } from "./find.ts";
import type { Detector } from "./language.ts";
import type { Passage } from "./passages.ts";

/** State of a conversation, and the choice for its newest message. */
export interface Talk extends Choice {
	/** The last question, ignoring messages about the conversation itself. */
	question: string;
	/** Current topic. */
	topic: Topic;
	/** Ids of the passages used in answers so far. */
	told: ReadonlySet<string>;
	language: Language;
	/** Number of declined questions. */
	declines: number;
	/** The newest message's talk act, such as `talk/thanks`, if any. */
	act?: string;
}

export const emptyTalk = (language: Language): Talk => ({
	question: "",
	ranked: [],
	chosen: [],
	isOnTopic: false,
	shares: new Map(),
	topic: new Map(),
	told: new Set(),
	language,
	declines: 0,
});

/** Number of further passages for a visitor who asks for more. */
const MORE = 2;

/** Passages and chooser of a language. */
export interface Voice {
	choose: Chooser;
	passages: ReadonlyMap<string, Passage>;
}

/** Replays a conversation, message by message. */
export const followTalk =
	(voiceOf: (language: Language) => Voice, detect: Detector) =>
	(message: string, before: Talk): Talk => {
		const spoken = detect(message) ?? before.language;
		const choice = voiceOf(spoken).choose(message, before.topic);
		const { chosen } = choice;
		const act = chosen[0]?.kind === "talk" ? chosen[0].id : undefined;
		const language = wishedLanguage(act) ?? spoken;
		const { passages } = voiceOf(language);
		const translated = (all: readonly Passage[]) => all.map((passage) => passages.get(passage.id) ?? passage);
		const talk = { ...before, ranked: translated(before.ranked), chosen: translated(before.chosen) };
		if (act === "talk/more") return { ...tellMore(talk), language, act };
		// A request for another language repeats the last question.
		if (wishedLanguage(act)) return { ...talk, language, act };
		if (act) return { ...talk, language, act, chosen: [] };
		return {
			...choice,
			question: message,
			topic: goOn(talk.topic, choice.shares),
			told: new Set([...talk.told, ...idsOf(chosen)]),
			language,
			declines: talk.declines + Number(chosen.length === 0),
		};
	};

function tellMore(talk: Talk): Talk {
	const untold = talk.ranked.filter(({ id, kind }) => kind !== "talk" && !talk.told.has(id));
	const chosen = talk.chosen.length > 0 ? untold.slice(0, MORE) : [];
	const declines = talk.declines + Number(chosen.length === 0);
	return { ...talk, chosen, declines, told: new Set([...talk.told, ...idsOf(chosen)]) };
}

/** Returns the topic after an answer; the previous topic fills what the answer leaves open. */
function goOn(before: Topic, now: Topic): Topic {
	const rest = 1 - Math.max(0, ...now.values());
	const shares = new Map(now);
	for (const [place, share] of before) shares.set(place, (shares.get(place) ?? 0) + rest * share);
	return shares;
}

const idsOf = (passages: readonly Passage[]) => passages.map(({ id }) => id);

function wishedLanguage(act: string | undefined): Language | undefined {
	if (act === "talk/english") return "en";
	return act === "talk/german" ? "de" : undefined;
}
