import { FREELY, isFiller } from "../common/read-concepts.ts";
import type { Query } from "../search/query.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { isContent } from "../search/weigh.ts";
import type { Token } from "../text/fold.ts";
import type { Entry, Found } from "./phrase-table.ts";

/** Letters by which a word is taken for one that led to a term, which is a stem. */
const STEM_START = 4;

/** The terms of content that a question asks for besides what the phrases found say. */
export function contentBeside(
	found: readonly Found<Entry>[],
	tokens: readonly Token[],
	{ terms }: Query,
): readonly QueryTerm[] {
	const said = new Set(found.flatMap(({ words }) => words));
	const unsaid = tokens.filter(({ word, start }) => !said.has(start) && !isLight(word));
	return terms.filter(
		(term) => isContent(term) && unsaid.some(({ word }) => word.startsWith(term.term.slice(0, STEM_START))),
	);
}

/** Whether a word says nothing of what is asked. */
const isLight = (word: string): boolean => isFiller(word) || FREELY.isLight(word) || /^\d+$/.test(word);
