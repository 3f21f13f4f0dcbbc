import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { splitCompound } from "../text/compounds.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import { type Language, stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { wordTerms } from "../text/word-forms.ts";

/** What a word counts, from 0 to 1: one of content, one that any question may hold, one of grammar, a part of a compound. */
const COUNTS = { content: 1, generic: 0.5, grammar: 0.3, part: 0.7 } as const;
/** What one of content counts that is read by the rules of the other language. */
const OTHER_LANGUAGE = 0.5;
/** Shorter words are no compounds, and shorter ones no parts of them. */
const SHORTEST_COMPOUND = 9;
const SHORTEST_PART = 4;

/** Words of grammar, which tell "how long" from "who", are kept apart from those of content. */
const GRAMMAR = "!";
export const isGrammar = (word: string): boolean => word.startsWith(GRAMMAR);

/**
 * The words of a text by what they mean, and what each of them counts.
 *
 * @param isKnown Whether a compound may be made of a folded word.
 * @param language Of the text; without one, both languages count alike.
 */
export function countedWords(
	text: string,
	isKnown: (word: string) => boolean,
	language?: Language,
): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const put = (word: string, count: number) => {
		if (count > (counts.get(word) ?? 0)) counts.set(word, count);
	};
	for (const word of new Set(wordsIn(normalize(text)))) {
		if (isStopWord(word)) {
			put(GRAMMAR + word, COUNTS.grammar);
			continue;
		}
		const own = language && meaning(stem(word, language));
		const count = isGenericWord(word) ? COUNTS.generic : COUNTS.content;
		for (const term of wordTerms(word))
			put(term, own !== undefined && term !== own && count === COUNTS.content ? OTHER_LANGUAGE : count);
		if (word.length < SHORTEST_COMPOUND) continue;
		const parts = splitCompound(
			word,
			(part) => part !== word && part.length >= SHORTEST_PART && !isStopWord(part) && isKnown(part),
		);
		for (const part of parts ?? []) put(meaning(stem(part, "de")), COUNTS.part);
	}
	return counts;
}
