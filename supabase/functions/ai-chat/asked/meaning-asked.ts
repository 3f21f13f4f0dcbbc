import type { Passage } from "../passages/passage.ts";
import { PHASE } from "../passages/subjects.ts";
import { splitSentences } from "../passages/wording.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isContent } from "../search/weigh.ts";
import { goesOn, type Topic } from "../talk/conversation.ts";
import { withOnlySentence } from "../telling/narrow.ts";

/** Asks what something is, or what it is for. */
const ASKS_MEANING =
	/\b(unterschied\w*|difference|was (ist|sind|bedeute[tn]|heisst|heissen|meint|meinen|versteht|macht)|(wofur|was) steh(t|en)|(wozu|wofur) (ist|sind)|(wozu|wofur|weshalb|warum) (braucht?|brauchen|dien(t|en)|gibt|eine?|die)|versteh\w* (er|sie|du|max) unter|what('?s| is| are| does| do)|why (do|would|does|an?)|mean|means|stands? for|explain|define|erklar\w*)\b/;
/** What a sentence explains: it stands in brackets behind it, after an article in front of a colon, or before what it is for example. */
const EXPLAINED =
	/\(([^()]+)\)|\b(?:der|die|das|den|eine?n?) (\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*)\s?: |(\p{Lu}[\p{L}-]+) wie (?=\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* und \p{Lu})/gu;
/** A word with another name of it in brackets, which a step of an example gives and no point of a page explains. */
const CALLED = /(\p{L}+ \([^()]+\))/gu;

/** The part of a service's page that explains what a question names, where it asks for what that means and for nothing else. */
export function meaningAsked(
	{ text, language, terms, cues, unknown }: Query,
	index: SearchIndex,
	topic?: Topic,
): readonly Passage[] {
	const asked = terms.filter(isContent);
	const isElse = unknown >= CONTENT_WEIGHT || [...cues.values()].some((weight) => weight >= CONTENT_WEIGHT);
	// "And RTO?" asks what that means as well.
	const goesOnAsking = topic !== undefined && goesOn(text) && ASKS_MEANING.test(topic.query.text);
	if (!(ASKS_MEANING.test(text) || goesOnAsking) || asked.length === 0 || isElse) return [];
	const holds = (text: string | undefined) => {
		const explained = index.vocabulary.termsIn(text ?? "");
		return asked.every((term) => held(explained, term) > 0);
	};
	const partsOf = ({ text }: Passage, pattern: RegExp) =>
		Array.from(text.matchAll(pattern), ([, ...parts]) => parts.find((part) => part !== undefined));
	const isCalled = ({ names }: Passage) => {
		const called = index.vocabulary.termsIn(names);
		return asked.length > 1 && asked.every((term) => held(called, term) > 0);
	};
	const competency = index.passages.find((passage) => COMPETENCY.test(passage.id) && isCalled(passage));
	if (competency) return [competency];
	const point = index.passages.find(
		(passage) => POINT.test(passage.id) && holds(partsOf(passage, EXPLAINED).join("\n")),
	);
	if (point) return [point];
	for (const passage of index.passages.filter(({ id }) => PHASE.test(id))) {
		const called = partsOf(passage, CALLED).find(holds);
		const task = called && splitSentences(passage.text).find((sentence) => sentence.includes(called));
		if (task) return [withOnlySentence(passage, task, language)];
	}
	return [];
}

const COMPETENCY = /^about\/competencies\/\d+$/;
/** A single point of a service's page, told for itself. */
const POINT = /^services\/[^/]+\/(lead-\d+|features\/\d+)$/;
