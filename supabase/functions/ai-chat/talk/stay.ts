import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isNamed, speaksForAll } from "../search/weigh.ts";
import type { Focus } from "../telling/focus.ts";
import { goesOn, type Topic } from "./conversation.ts";

/** What a sentence of the page told needs of the best sentence's score. */
const AS_GOOD = 0.8;
/** The same where the question says that it goes on: "And who tests the backups?" */
const GOING_ON = 0.55;

/**
 * Whether a visitor most likely still means the page that was told: the question names no other, and a sentence of
 * that page answers it about as well as any.
 */
export function staysWith({ subject }: Topic, query: Query, index: SearchIndex, focus: Focus): boolean {
	if (isNamed(query) || query.unknown >= 1 || query.products.length + query.names.length > 0) return false;
	const ranked = rank(query, index);
	const [first] = ranked;
	// "And where are you based?" asks for the person.
	if (!first || speaksForAll(first.passage)) return false;
	const [best] = focus.sentences(query, ranked);
	const [near] = focus.sentences(
		query,
		ranked.filter(({ passage }) => passage.subject === subject),
	);
	return (
		best !== undefined &&
		near !== undefined &&
		near.score >= (goesOn(query.text) ? GOING_ON : AS_GOOD) * best.score
	);
}
