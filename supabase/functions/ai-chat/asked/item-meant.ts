import { namesStep, readPlace } from "../common/read-place.ts";
import type { Passage } from "../passages/passage.ts";
import { OF_EXAMPLE, PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isContent } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import { placeIn, saysLast } from "../text/places.ts";

/** Places of a list as terms of the site. */
const PLACE =
	/^~?([1-8]$|erst|first|zweit|second|dritt|third|viert|fourth|funf|fifth|sechst|sixth|siebt|seventh|acht|eighth|numm|numb|^nr|punkt|point|item|letzt|last|vorletzt|penultimat)/;

/** An ordinal that no noun follows: "the second one", "the last, what does it cover?" */
const POINTED =
	/\b(das|der|die|den|dem|beim|zum|vom|the) \w*?(erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|letzte|first|second|third|fourth|fifth|sixth|seventh|eighth|last)[mnrs]?( one| davon| of (them|those|these))?(\W*$|\s*[,:;?.]| (was|wie|wann|wo|welche\w*|what|which|how|when|where|does|is|was)\b)/;

/** The word behind an ordinal, and those that only say what kind of thing is listed. */
const OF_NOUN =
	/\b(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|letzte|first|second|third|fourth|fifth|sixth|seventh|eighth|last)[mnrs]? (\w+)/;
const KIND =
	/^(projekt\w*|zertifi\w*|leistung\w*|service\w*|angebot\w*|punkt\w*|eintrag\w*|auftrag\w*|kunde\w*|beispiel\w*|project\w*|certific\w*|item\w*|entry|client\w*|customer\w*|example\w*|exam\w*|prufung\w*)$/;

/** Asks for the one that was last in time: "Which of them was the last?" */
const WAS = /\b(war|waren|were)\b|\b(which|what|who|when|where|it|that)\b.*\bwas\b/;
const LATEST = /\b(neueste\w*|jungste\w*|aktuellste\w*|latest|newest|most recent)\b/;

/** Whether a normalized message asks for the latest of several things. */
export const asksForLatest = (text: string): boolean =>
	LATEST.test(text) || (WAS.test(text) && saysLast(text));

/** Points at one of several things by what it is about: "the Linux one", "das mit Kubernetes". */
const ONE_ABOUT =
	/\b(?:the|that) ([\w-]+) one\b|\b(?:das|der|die|den|dem|jenes|jener) (?:mit|von|bei|fur|zu|uber) (\w+)/;

/** Means the next one of a list, and not what comes next: "and the one after that?" */
const ONE_BESIDE = /\b(the one|das|die|der|den) (after|danach|before|davor)\b|\bnext one\b|\bnachste\w*\b/;

/** The pages of the list just told, or of the one that the page told was picked from. */
const listTold = (topic: Topic | undefined): readonly string[] =>
	topic && topic.items.length > 1 ? topic.items : (topic?.list ?? []);

/** The page of a list told that a message means by what it is about, if one of them is about that most. */
export function itemAbout(query: Query, topic: Topic | undefined, index: SearchIndex): string | undefined {
	const items = listTold(topic);
	const [about, english, german] = ONE_ABOUT.exec(query.text) ?? [];
	// Beside a worked example, another of these is meant.
	const isOfExample = topic?.told.some((id) => OF_EXAMPLE.test(id)) ?? false;
	if (items.length < 2 || about === undefined || isOfExample) return undefined;
	const word = english ?? german ?? "";
	const isCalled = ({ kind, names, links }: Passage) =>
		kind === "summary" && items.includes(links[0]?.href ?? "") && wordsIn(normalize(names)).includes(word);
	const [called, ...others] = index.passages.filter(isCalled);
	if (called && others.length === 0) return called.links[0]?.href;
	const asked = query.terms.filter(isContent);
	const found = new Map<string, number>();
	for (const { passage, strengths } of index.search(asked).values()) {
		const href = passage.links[0]?.href ?? "";
		const isOfItem =
			passage.kind === "summary" && items.includes(href) && strengths.every((each) => each > 0);
		if (isOfItem) found.set(href, Math.min(...strengths));
	}
	const [best, next] = [...found].sort(([, left], [, right]) => right - left);
	return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
}

/**
 * The page of a list told that a message means by its place, where it names nothing else.
 *
 * @param told The address of the page told, beside which another is meant.
 */
export function itemMeant(
	{ text, terms, unknown }: Query,
	topic: Topic | undefined,
	told: string | undefined,
): string | undefined {
	const items = listTold(topic);
	if (items.length < 2 || asksForLatest(text)) return undefined;
	const place = readPlace(text);
	if (place && "at" in place && !namesStep(text)) return items.at(place.at);
	// What came before or after a project is meant in time.
	const isPicked = told !== undefined && items.includes(told) && !PROJECT.test(topic?.subject ?? "");
	if (place && "by" in place && isPicked && ONE_BESIDE.test(text))
		return items[items.indexOf(told) + place.by];
	if (unknown >= 1) return undefined;
	const isOther = ({ term, weight, topic: name }: QueryTerm) =>
		(weight >= CONTENT_WEIGHT || name !== undefined) && !PLACE.test(term);
	const others = terms.filter(isOther);
	if (others.length > (POINTED.test(text) && !others.some(({ topic: name }) => name) ? 1 : 0))
		return undefined;
	const [, noun = ""] = OF_NOUN.exec(text) ?? [];
	if (noun !== "" && !isStopWord(noun) && !isGenericWord(noun) && !KIND.test(noun)) return undefined;
	const named = placeIn(text);
	return named === undefined ? undefined : items.at(named);
}
