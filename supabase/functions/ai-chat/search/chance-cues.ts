import { asksPriceOf } from "../asked/price-asked.ts";
import { asksWhatItSaved } from "../common/saved-in-example.ts";
import { type Cue, PLAIN, WHOLE } from "../cues/cue.ts";
import { SERVICE } from "../passages/subjects.ts";
import { wordsIn } from "../text/fold.ts";
import type { Query } from "./query.ts";
import { type SearchIndex, STRENGTHS } from "./search-index.ts";
import { isSubject } from "./weigh.ts";

/** Speaks to the owner or of him, or of the visitor, as whoever asks for his terms does. */
const OF_US =
	/\b(sie|ihnen|ihr|ihre\w*|er|ihn|ihm|seine\w*|du|dir|dich|dein\w*|euch|eure\w*|wir|uns|unser\w*|ich|mir|mich|mein\w*|you|your\w*|he|him|his|we|us|our|i|me|my|max)\b/;
/** Pages that tell of others: the clients of projects and examples. */
const OF_OTHERS = /^(services|projects)\//;
/** A longer message of somebody's own asks for several things. */
const MOST_WORDS = 20;
/** What is the owner's own. */
const OF_HIS = /\b(ihre?[nmrs]?|dein\w*|euer\w*|eure\w*|sein\w*|your|his|max)\b/;
/** What is said by names that mean nothing else. */
const UNMISTAKABLE: readonly Cue[] = ["profile", "remote"];
/** Names a price of the owner's, rather than what something is worth to others. */
const OF_PRICE =
	/\b(\w*preise?n?|tagess\w+|stundens\w+|honorar\w*|pricing|prices?|(day|daily|hourly) rates?)\b/;
/** Words of content beside the cue's word that a page has to hold with it. */
const FEWEST_BESIDE = 2;

/**
 * A question without the whole subjects that one of its words says by chance: "the insurance company's
 * applications" belong to a client, and a page that holds these words together tells of them. What became
 * cheaper is no question of his price.
 */
export function withoutChanceCues(asked: Query, index: SearchIndex): Query {
	const query = asked.cues.has("price") && asksWhatItSaved(asked.text) ? asResult(asked) : asked;
	const { terms, cues } = query;
	const byOneWord = new Set(query.byOneWord);
	for (const cue of UNMISTAKABLE) byOneWord.delete(cue);
	if (cues.has("certificates") || cues.has("exam")) byOneWord.delete("validity");
	if (OF_PRICE.test(query.text) || asksPriceOf(query.text)) byOneWord.delete("price");
	if (byOneWord.size === 0 || OF_HIS.test(query.text)) return query;
	const isOfUs = OF_US.test(query.text);
	if (isOfUs && wordsIn(query.text).length > MOST_WORDS) return query;
	const isWhole = [...byOneWord].some((cue) => (query.cues.get(cue) ?? 0) >= WHOLE);
	const fewest = isWhole || isOfUs ? FEWEST_BESIDE : 1;
	const isBeside = terms.map(isSubject);
	if (isBeside.filter(Boolean).length < fewest) return query;
	const isHeldTogether = index
		.search(terms)
		.values()
		.some(({ passage, strengths }) => {
			if (!(isOfUs || !isWhole ? SERVICE : OF_OTHERS).test(passage.subject)) return false;
			// What speaks of the owner or the visitor has to be told in the passage itself.
			const least = isOfUs || !isWhole ? STRENGTHS.context : 0;
			const isHeld = (at: number) => (strengths[at] ?? 0) > least;
			const beside = terms.filter((_, at) => isBeside[at] && isHeld(at));
			return beside.length >= fewest && terms.some(({ cued }, at) => cued && isHeld(at));
		});
	if (!isHeldTogether) return query;
	return withoutCues(query, (cue) => byOneWord.has(cue));
}

/** What became cheaper is a result. */
function asResult(query: Query): Query {
	const result = withoutCues(query, (cue) => cue === "price");
	return { ...result, cues: new Map([...result.cues, ["results", PLAIN]]) };
}

/** A question in which the words of some cues are words like any others. */
export function withoutCues(query: Query, isChance: (cue: Cue) => boolean): Query {
	const cues = new Map([...query.cues].filter(([cue]) => !isChance(cue)));
	if (cues.size === query.cues.size) return query;
	return { ...query, cues, terms: query.terms.map((term) => ({ ...term, cued: false })) };
}
