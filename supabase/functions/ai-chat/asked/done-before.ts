import type { Reading } from "../answers/reading.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isContent } from "../search/weigh.ts";

/** Asks whether something has been done before, rather than how or with what. */
const DONE_BEFORE =
	/^\W*((und|and|aber|but) )?((haben|hat|hast|habt|hatten) \w+ (\w+ )*?(schon|schonmal|mal|bereits|jemals|je)\b|(have|has|had|did) (you|he|max) .*\b(before|ever|already)\b|(have|has) (you|he|max) (ever|already)\b)/;

/** Id of the projects that a service was part of, where a question names that service and asks whether it was done before. */
export function doneBefore({ query, projects }: Reading, index: SearchIndex): readonly string[] {
	if (projects.size > 0 || query.unknown >= 1 || !DONE_BEFORE.test(query.text)) return [];
	const named = query.terms.filter((term) => isContent(term) && term.topic);
	const services = new Map<string, number>();
	for (const { term, weight } of named) {
		const called = index.names.servicesCalled(term);
		// A product that no service is called by has projects of its own.
		if (called.length === 0) return [];
		for (const { id } of called) services.set(id, (services.get(id) ?? 0) + weight);
	}
	const [best] = [...services].toSorted(([, left], [, right]) => right - left);
	return best ? [`${best[0]}/projects`] : [];
}
