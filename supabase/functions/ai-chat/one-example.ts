import { RESULT } from "./passages/subjects.ts";
import type { Query } from "./query.ts";
import type { Chosen } from "./sharpen.ts";
import type { QueryTerm } from "./vocabulary.ts";
import { isContent, type Ranked } from "./weigh.ts";

/**
 * Whether one of two passages is a figure of a worked example, and the other tells of another example, unless the
 * question names a technology of each: "the costs of Azure or the bill of AWS?"
 */
export function isFigureOfOther(one: Ranked, first: Ranked, { terms }: Query): boolean {
	const examples = [one, first].map(({ passage }) => passage.example);
	if (examples.includes(undefined) || examples[0] === examples[1]) return false;
	const namesMore = (each: Ranked, other: Ranked, isMeant: (term: QueryTerm) => boolean) =>
		terms.some((term) => isMeant(term) && each.own.has(term.term) && !other.own.has(term.term));
	const isTechnology = ({ topic }: QueryTerm) => topic === "technology";
	const isEach = namesMore(one, first, isTechnology) && namesMore(first, one, isTechnology);
	// Where the question says no more of the first, either may be meant.
	return (
		!isEach && namesMore(first, one, isContent) && [one, first].some(({ passage }) => RESULT.test(passage.id))
	);
}

/** Leaves out figures of worked examples that what is told first isn't about: what one reached says nothing of another. */
export function withinOneExample({ chosen, sentences, added, isAddedFirst }: Chosen, query: Query): Chosen {
	const [first] = isAddedFirst && added ? [added.ranked] : chosen;
	const isMeant = (each: Ranked) => !first || !isFigureOfOther(each, first, query);
	return {
		chosen: chosen.filter(isMeant),
		sentences: sentences.filter(({ ranked }) => isMeant(ranked)),
		added: added && isMeant(added.ranked) ? added : undefined,
		isAddedFirst,
	};
}
