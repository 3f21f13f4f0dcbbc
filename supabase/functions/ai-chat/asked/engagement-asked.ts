import type { Reading } from "../answers/reading.ts";
import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { OF_EXAMPLE, PROJECT, SERVICE } from "../passages/subjects.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held } from "../search/vocabulary.ts";
import { isAboutPage, refersBack, type Topic } from "../talk/conversation.ts";
import { tokenize } from "../text/fold.ts";
import { contentBeside } from "./beside-phrases.ts";
import { COURSE } from "./engagement/course.ts";
import { DOUBTS } from "./engagement/doubts.ts";
import { EXTENT } from "./engagement/extent.ts";
import { PURCHASE } from "./engagement/purchase.ts";
import { TERMS } from "./engagement/terms.ts";
import { type EngagementEntry, finderOf } from "./phrase-table.ts";

/** What clients ask about working together, by subject. */
export const ENGAGEMENT: readonly EngagementEntry[] = [
	...COURSE,
	...DOUBTS,
	...EXTENT,
	...PURCHASE,
	...TERMS,
];

const find = finderOf(ENGAGEMENT);

/** Asks what became of something, or about one of the worked examples. */
const OF_OTHERS =
	/\b(beispiel\w*|\w+beispiel|szenario\w*|example|scenario|did|was (he|it|there)|were|bekam\w*|hatten?|wurden? \w+ ge\w+|damals|chat|formular|form|cookies?|website|webseite|page)\b/;
/** Asked for besides, which the turns don't answer. */
const ELSE: readonly Cue[] = ["certificates", "exam", "tracking", "since", "years"];
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 16;

const TAKES_UP = /\b(der|die|das|den|it|that|they|those)\b/;

/** More words that nobody knows make it a question of its own. */
const MOST_UNKNOWN = 2;

/** Takes up what a fact was asked for: after the price of a workshop, "Where does it take place?" */
const pointsAt = (text: string, topic: Topic | undefined): topic is Topic =>
	topic !== undefined &&
	topic.told.length > 0 &&
	topic.told.every((id) => id.startsWith("facts/")) &&
	TAKES_UP.test(text);

/** The ids of what is told to a question about working together. */
export function engagementAsked(
	{ text, query, projects, topic }: Reading,
	{ passages, vocabulary }: SearchIndex,
): readonly string[] {
	const before = pointsAt(text, topic) ? `${topic.before?.query.text ?? ""} ${topic.query.text} ` : "";
	// The phrases of both may lie on either side of a full stop.
	const tokens = tokenize(before === "" ? text : (before + text).replaceAll(/[.?!]/g, " "));
	if (topic?.told.some((id) => OF_EXAMPLE.test(id)) && refersBack(text)) return [];
	if (tokens.length > MOST_WORDS || query.products.length > 0 || query.unknown >= MOST_UNKNOWN) return [];
	const found = find(tokens).filter(({ words }) => words.some((start) => start >= before.length));
	const [best] = found;
	// "What does a day of consulting cost?" asks for no smallest order.
	if (query.cues.has("price") && best?.entry.tells.includes("facts/size")) return [];
	if (!best || OF_OTHERS.test(text) || ELSE.some((cue) => query.cues.has(cue))) return [];
	const { tells, beside: near, furtherWords = near ? 1 : 0, leans, named } = best.entry;
	if (leans && isAboutPage(topic)) return [];
	// Who is with the page of a service asks whether that is the case there.
	const isOfService = SERVICE.test(topic?.subject ?? "") && tells.every((id) => id.startsWith("services/"));
	if (isOfService && !tells.some((id) => id.startsWith(`${topic?.subject}/`))) return [];
	if (projects.size > 0) return named ? [...projects] : [];
	const beside = contentBeside(found, tokens, query);
	if (named && beside.length > 0) {
		const isThere = ({ keywords }: Passage) =>
			beside.every((term) => held(vocabulary.termsIn(keywords), term) > 0);
		return passages
			.filter(({ id, kind }) => kind === "summary" && PROJECT.test(id))
			.filter(isThere)
			.map(({ id }) => id);
	}
	return beside.length > furtherWords || beside.some(({ topic }) => topic === "technology") ? [] : tells;
}
