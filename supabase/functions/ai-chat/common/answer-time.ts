import type { Passage } from "../passages/passage.ts";
import type { Query } from "../query.ts";
import type { SearchIndex } from "../search-index.ts";
import type { Step } from "../step.ts";
import type { Teller } from "../tell.ts";
import { asksAhead } from "./read-ahead.ts";
import { PROJECT } from "./read-side.ts";
import { readYear } from "./read-year.ts";

/**
 * What is said of a time that is all a question names: of a year, the milestone of the home page and the
 * projects of that year; of a time ahead, whether he is available.
 *
 * @param text Normalized.
 */
export function answerTime(text: string, query: Query, teller: Teller, index: SearchIndex): Step | undefined {
	const ids = asksAhead(text) ? ["facts/availability"] : idsOfYear(readYear(text), index);
	return teller.anyOf(ids, query);
}

/** None where the year has no milestone, because then the projects are found by themselves. */
function idsOfYear(year: string | undefined, { passages }: SearchIndex): readonly string[] {
	const milestone = `about/timeline/${year}`;
	if (year === undefined || !passages.some(({ id }) => id === milestone)) return [];
	const isOfYear = ({ id, links: [link] }: Passage) =>
		PROJECT.test(id) && link?.title.de.includes(year) === true;
	return [milestone, ...passages.filter(isOfYear).map(({ id }) => id)];
}
