import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import { type Hit, type SearchIndex, STRENGTHS } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { isContent } from "../search/weigh.ts";

/** How much more a word counts for the service that is called by it. */
const NAMESAKE = 1.5;
/** What a word counts that only parts of a service's page hold, and not what the page is about. */
const IN_PARTS = 0.7;
/** What it adds that every part of a page says a word itself. */
const THROUGHOUT = 1;
/** The part of what a question names that a service has to deal with. */
const LEAST = 0.45;

/** The summary of the service whose page deals most with what a question names; undefined where none does. */
export function serviceFor({ terms }: Query, index: SearchIndex): Passage | undefined {
	const asked = terms.filter(isContent);
	const scores = new Map<string, number>();
	for (const term of asked)
		for (const [service, told] of toldOf(term, index))
			scores.set(service, (scores.get(service) ?? 0) + term.weight * told);
	const [best] = [...scores].sort(([, left], [, right]) => right - left);
	const total = asked.reduce((sum, { weight }) => sum + weight, 0);
	return best && best[1] >= LEAST * total ? index.passages.find(({ id }) => id === best[0]) : undefined;
}

/** How much the page of each service tells of a word, by the page's subject. */
function toldOf(term: QueryTerm, index: SearchIndex): Map<string, number> {
	const isPage = ({ passage }: Hit) => passage.subject.startsWith("services/");
	const pages = Map.groupBy(index.search([term]).values().filter(isPage), ({ passage }) => passage.subject);
	const namesakes = new Set(index.names.servicesCalled(term.term).map(({ id }) => id));
	return new Map(
		Array.from(pages, ([subject, hits]) => {
			const most = Math.max(
				...hits.map(({ passage, strengths: [strength = 0] }) =>
					passage.id === subject ? strength : IN_PARTS * strength,
				),
			);
			// A page with more examples is no less about it, and one may be about it in its examples.
			const share = (isPart: (passage: Passage) => boolean) => {
				const parts = index.passages.filter((each) => each.subject === subject && isPart(each)).length;
				const saying = hits.filter(
					({ passage, strengths: [strength = 0] }) => isPart(passage) && strength >= STRENGTHS.text,
				).length;
				return saying / parts;
			};
			const said = Math.max(
				share(() => true),
				share(({ example }) => !example),
			);
			const name = namesakes.has(subject) ? NAMESAKE : 1;
			return [subject, most * name + THROUGHOUT * said];
		}),
	);
}
