import { saysOnly } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";

const STEP = /^projects\/overview\/approach\/\d+$/;
/** Names what something comes before or after. */
const BESIDE =
	/\b(?:(nach|after|hinter|folgt auf|follows)|vor|before) (?:(?:dem|der|den|die|einem|einer|the|a|an|first) ){0,2}([\p{L}-]+)/u;
/** Wants all that come, and not the next alone. */
const ONE_BY_ONE = /\b(schritt fur schritt|step by step|schritte|steps|alles|everything)\b/;
/** What the first step is in other words. */
const FIRST_TALK = /^(kennenlernen|kennenlerngesprach|vorgesprach|gesprach|conversation|call|meeting|talk)$/;
/** What may be said besides: that something comes. */
const COMES =
	/^(nach|after|hinter|auf|vor|before|erst\w*|first|kommt|kommen|folgt|passiert|geschieht|weiter|geht|gehts|next|comes?|happens?|follows?|step|schritt|als|nachstes|dann|then)$/;

/** The step of a project that comes before or after another which a question names: "What comes after the first call?" */
export function stepBeside({ text, language }: Query, index: SearchIndex): Passage | undefined {
	const [, isAfter, named = ""] = BESIDE.exec(text) ?? [];
	if (named === "" || ONE_BY_ONE.test(text)) return undefined;
	const steps = index.passages.filter(({ id }) => STEP.test(id));
	const isCalled = (word: string) => {
		if (FIRST_TALK.test(word)) return (step: Passage) => step === steps[0];
		const terms = index.vocabulary.resolve(word, language).terms;
		return ({ names }: Passage) => terms.some(({ term }) => index.vocabulary.termsIn(names).has(term));
	};
	const at = steps.findIndex(isCalled(named));
	const step = steps[at];
	if (!step || !saysOnly(text, (word) => COMES.test(word) || isCalled(word)(step))) return undefined;
	return steps[at + (isAfter ? 1 : -1)];
}
