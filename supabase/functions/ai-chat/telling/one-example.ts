import { RESULT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Ranked } from "../search/weigh.ts";
import type { Chosen } from "./sharpen.ts";

/** What a word weighs at least that says what a question is about: more than "long" in "how long". */
const LEAST_WORD = 0.1;

/**
 * Whether one of two passages is a figure of a worked example, and the other tells of another example that the
 * question says more of, and nothing more of the first; unless it names a technology of each: "the costs of Azure or the bill of AWS?"
 */
export function isFigureOfOther(one: Ranked, first: Ranked, { terms }: Query): boolean {
	const examples = [one, first].map(({ passage }) => passage.example);
	if (examples.includes(undefined) || examples[0] === examples[1]) return false;
	const namesMore = (each: Ranked, other: Ranked) =>
		terms.some(({ term, topic }) => topic === "technology" && each.own.has(term) && !other.own.has(term));
	const isEach = namesMore(one, first) && namesMore(first, one);
	const isCloser = (each: Ranked, other: Ranked) =>
		terms.some(
			({ term, weight }) =>
				weight >= LEAST_WORD && (each.covered.get(term) ?? 0) > (other.covered.get(term) ?? 0),
		);
	const isMeant = isCloser(first, one) && !isCloser(one, first);
	return !isEach && isMeant && [one, first].some(({ passage }) => RESULT.test(passage.id));
}

/** Leaves out figures of worked examples that what is told first isn't about: what one reached says nothing of another. */
export function withinOneExample({ chosen, sentences, added, isAddedFirst }: Chosen, query: Query): Chosen {
	const [main] = chosen;
	const isOther = added && main && isFigureOfOther(added.ranked, main, query);
	const [first] = isAddedFirst && added && !isOther ? [added.ranked] : chosen;
	const isMeant = (each: Ranked) => !first || !isFigureOfOther(each, first, query);
	return {
		chosen: chosen.filter(isMeant),
		sentences: sentences.filter(({ ranked }) => isMeant(ranked)),
		added: added && isMeant(added.ranked) ? added : undefined,
		isAddedFirst,
	};
}
