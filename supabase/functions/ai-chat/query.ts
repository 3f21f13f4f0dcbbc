import type { QueryTerm, SearchIndex } from "./search-index.ts";
import { isGenericWord, isStopWord } from "./text/common-words.ts";
import { type Cue, readCues } from "./text/cues.ts";
import { normalize, tokenize } from "./text/fold.ts";
import type { Language } from "./text/stem.ts";

/** A question, taken apart. */
export interface Query {
	/** Normalized, with misspelled words corrected. */
	text: string;
	language: Language;
	terms: readonly QueryTerm[];
	cues: ReadonlyMap<Cue, number>;
	/** Content words that nothing on the site is found under. */
	unknown: number;
}

/** What a generic word counts, compared with a word of content. */
const GENERIC_SHARE = 0.25;
/** What a word counts that a cue already stands for. */
const CUED_SHARE = 0.5;

/**
 * Takes a question apart.
 *
 * @param isName Whether a folded word belongs to the owner's name, which says nothing about the subject.
 */
export function analyze(
	message: string,
	language: Language,
	index: SearchIndex,
	isName: (word: string) => boolean = () => false,
): Query {
	const text = corrected(normalize(message), language, index, isName);
	const cues = readCues(text);
	const terms = new Map<string, QueryTerm>();
	const unknown = new Set<string>();
	for (const { word, start } of tokenize(text)) {
		if (isStopWord(word) || isName(word)) continue;
		const found = index.resolve(word, language);
		const cued = cues.covers(start);
		if (found.length === 0 && !cued && !isGenericWord(word)) unknown.add(word);
		const share = (cued ? CUED_SHARE : 1) * (isGenericWord(word) ? GENERIC_SHARE : 1);
		for (const term of found) {
			const weight =
				(term.weight * (term.topic ? Math.max(share, CUED_SHARE) : share)) / Math.sqrt(found.length);
			if (weight > (terms.get(term.term)?.weight ?? 0)) terms.set(term.term, { ...term, weight });
		}
	}
	return { text, language, terms: [...terms.values()], cues: cues.weights, unknown: unknown.size };
}

/** Puts the site's word in place of each word that nobody knows but that is one or two slips away. */
function corrected(
	text: string,
	language: Language,
	index: SearchIndex,
	isName: (word: string) => boolean,
): string {
	let result = "";
	let end = 0;
	for (const { word, start } of tokenize(text)) {
		const isKnown =
			isStopWord(word) || isGenericWord(word) || isName(word) || index.resolve(word, language).length > 0;
		result += text.slice(end, start) + (isKnown ? word : (index.correct(word) ?? word));
		end = start + word.length;
	}
	return result + text.slice(end);
}
