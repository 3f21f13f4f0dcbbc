import { cueWords } from "../cues/read-cues.ts";
import { isGenericWord, isStopWord } from "../text/common-words.ts";
import type { Token } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import type { Concept, Lexicon } from "./concept.ts";
import { CAREER_WORDS } from "./words-career.ts";
import { DATA_WORDS } from "./words-data.ts";
import { DEALING_WORDS } from "./words-dealing.ts";
import { FILLERS } from "./words-filler.ts";
import { LIGHT_WORDS } from "./words-light.ts";
import { META_WORDS } from "./words-meta.ts";
import { ORDER_WORDS } from "./words-order.ts";
import { PERSON_WORDS } from "./words-person.ts";
import { SITE_WORDS } from "./words-site.ts";
import { TURNS } from "./words-turns.ts";
import { WORK_WORDS } from "./words-work.ts";

const WORDS = [
	WORK_WORDS,
	PERSON_WORDS,
	SITE_WORDS,
	META_WORDS,
	DEALING_WORDS,
	ORDER_WORDS,
	DATA_WORDS,
	CAREER_WORDS,
];
const matcher = matcherOf(WORDS);
/** Knows turns of phrase as well, whose words are taken by themselves wherever that makes a question. */
const freeMatcher = matcherOf([...WORDS, TURNS]);

function matcherOf(lexicons: readonly Lexicon[]): PhraseMatcher<Concept> {
	const made = new PhraseMatcher<Concept>();
	for (const lexicon of lexicons)
		for (const [concept, words] of Object.entries(lexicon)) made.add(words, concept as Concept);
	return made;
}

/** Parts of a compound have at least as many letters. */
const SHORTEST_PART = 3;

/** The words that can be misspelled. */
export const everydayWords = (): string[] => [...matcher.words(), ...FILLERS];

/** Which words stand for something, and which for nothing although grammar has no need of them. */
export interface Reading {
	matcher: PhraseMatcher<Concept>;
	isLight(word: string): boolean;
}
const STRICTLY: Reading = { matcher, isLight: () => false };
/** Where nothing else explains a text. */
export const FREELY: Reading = {
	matcher: freeMatcher,
	isLight: (word) => LIGHT_WORDS.has(word) || (isGenericWord(word) && !cueWords.has(word)),
};

/** Whether a folded word leaves a question what it is. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** What each part of a text stands for, one of several where a word is ambiguous; undefined where one is no everyday word. */
export function conceptsOf(
	tokens: readonly Token[],
	isName: (word: string) => boolean,
	reading: Reading = STRICTLY,
): readonly ReadonlySet<Concept>[] | undefined {
	const found = reading.matcher.find(tokens);
	const longest = found.filter(
		({ start, end }) =>
			!found.some(
				(other) => other.start <= start && end <= other.end && other.end - other.start > end - start,
			),
	);
	const bySpan = Map.groupBy(longest, ({ start, end }) => `${start}-${end}`);
	const parts: ReadonlySet<Concept>[] = Array.from(
		bySpan.values(),
		(same) => new Set(same.map(({ value }) => value)),
	);
	for (const { word, start } of tokens) {
		if (longest.some((match) => match.start <= start && start < match.end)) continue;
		if (isName(word)) parts.push(new Set<Concept>(["you", "owner"]));
		else if (!isStopWord(word) && !FILLERS.has(word) && !reading.isLight(word)) {
			const compound = splitWord(word);
			if (!compound) return undefined;
			parts.push(...compound);
		}
	}
	return parts;
}

/** The concepts of a compound's two parts. */
function splitWord(word: string): ReadonlySet<Concept>[] | undefined {
	for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
		const head = conceptsOfWord(word.slice(at));
		const first =
			head && (conceptsOfWord(word.slice(0, at)) ?? conceptsOfWord(word.slice(0, at).replace(/s$/, "")));
		if (head && first) return [first, head];
	}
	return undefined;
}

/** What a single folded word stands for. */
export function conceptsOfWord(word: string): ReadonlySet<Concept> | undefined {
	const found = matcher.find([{ word, start: 0, sentence: 0 }]);
	return found.length > 0 ? new Set(found.map(({ value }) => value)) : undefined;
}
