import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isContent } from "../search/weigh.ts";
import { goesOn, type Topic } from "../talk/conversation.ts";

/** Asks what something is, or what it is for. */
const ASKS_MEANING =
	/\b(unterschied\w*|difference|was (ist|sind|bedeute[tn]|heisst|heissen|meint|meinen|versteht|macht)|(wofur|was) steh(t|en)|(wozu|wofur) (ist|sind)|(wozu|wofur|weshalb|warum) (braucht?|brauchen|dien(t|en)|gibt|eine?|die)|versteh\w* (er|sie|du|max) unter|what('?s| is| are| does| do)|why (do|would|does|an?)|mean|means|stands? for|explain|define|erklar\w*)\b/;
/** What a sentence explains: it stands in brackets behind it, or after an article in front of a colon. */
const EXPLAINED = /\(([^()]+)\)|\b(?:der|die|das|den|eine?n?) (\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*)\s?: /gu;

/** The part of a service's page that explains what a question names, where it asks for what that means and for nothing else. */
export function meaningAsked(
	{ text, terms, cues, unknown }: Query,
	index: SearchIndex,
	topic?: Topic,
): readonly Passage[] {
	const asked = terms.filter(isContent);
	const isElse = unknown >= CONTENT_WEIGHT || [...cues.values()].some((weight) => weight >= CONTENT_WEIGHT);
	// "And RTO?" asks what that means as well.
	const goesOnAsking = topic !== undefined && goesOn(text) && ASKS_MEANING.test(topic.query.text);
	if (!(ASKS_MEANING.test(text) || goesOnAsking) || asked.length === 0 || isElse) return [];
	const explains = (passage: Passage) => {
		const parts = Array.from(
			passage.text.matchAll(EXPLAINED),
			([, inBrackets, before]) => inBrackets ?? before,
		);
		const explained = index.vocabulary.termsIn(parts.join("\n"));
		return asked.every((term) => held(explained, term) > 0);
	};
	const isCalled = ({ names }: Passage) => {
		const called = index.vocabulary.termsIn(names);
		return asked.length > 1 && asked.every((term) => held(called, term) > 0);
	};
	const competency = index.passages.find((passage) => COMPETENCY.test(passage.id) && isCalled(passage));
	if (competency) return [competency];
	return index.passages
		.filter(({ id }) => POINT.test(id))
		.filter(explains)
		.slice(0, 1);
}

const COMPETENCY = /^about\/competencies\/\d+$/;
/** A single point of a service's page, told for itself. */
const POINT = /^services\/[^/]+\/(lead-\d+|features\/\d+)$/;
