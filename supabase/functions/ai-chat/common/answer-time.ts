import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isOfLaterYear } from "./answer-order.ts";
import { asksAhead } from "./read-ahead.ts";
import { readYear } from "./read-year.ts";

/** Asks where somebody was or what he did. */
const OF_PERSON = /\b(war|waren|warst|hat|haben|mach\w*|was|were|did) (er|sie|du|he|you)\b/;

/**
 * What is said of a time that is all a question names: of a year, the milestone of the home page and the
 * projects of that year; of a time ahead, whether he is available.
 *
 * @param text Normalized.
 */
export function answerTime(text: string, query: Query, teller: Teller, index: SearchIndex): Step | undefined {
	if (STARTED_IN.test(text) && text.split(" ").length <= MOST_WORDS)
		return teller.anyOf(["facts/experience"], query);
	if (OF_PERSON.test(text) && isOfLaterYear(text, teller)) return teller.anyOf(["portfolio/running"], query);
	const ids = asksAhead(text) ? ["facts/availability"] : idsOfYear(readYear(text), index);
	return teller.anyOf(ids, query);
}

/** Takes it for true that he began in a certain year. */
const STARTED_IN =
	/\b(er|sie|du|ihr|he|you|max)\b.*\b(19|20)\d\d\b.*\b(angefangen|begonnen|gestartet|selbststandig\w*|freiberuflich)\b|\b(he|you|max)\b.*\b(started|began|begun|freelanc\w*|self-employed)\b.*\b(19|20)\d\d\b/;
const MOST_WORDS = 10;

/** The milestone of a year, if there is one, and the projects that began in it. */
function idsOfYear(year: string | undefined, { passages }: SearchIndex): readonly string[] {
	const milestone = `about/timeline/${year}`;
	if (year === undefined) return [];
	const isOfYear = ({ id, links: [link] }: Passage) =>
		PROJECT.test(id) && link?.title.de.includes(year) === true;
	return [milestone, ...passages.filter(isOfYear).map(({ id }) => id)];
}
