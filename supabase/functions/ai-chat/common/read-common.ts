import { isStopWord } from "../text/common-words.ts";
import { type Token, tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { Speller } from "../text/spelling.ts";
import type { Concept } from "./concept.ts";
import { COMMON_QUESTIONS, type CommonQuestion, NEUTRAL } from "./questions.ts";
import { FILLERS } from "./words-filler.ts";
import { META_WORDS } from "./words-meta.ts";
import { PERSON_WORDS } from "./words-person.ts";
import { SITE_WORDS } from "./words-site.ts";
import { WORK_WORDS } from "./words-work.ts";

const matcher = new PhraseMatcher<Concept>();
for (const lexicon of [WORK_WORDS, PERSON_WORDS, SITE_WORDS, META_WORDS])
	for (const [concept, words] of Object.entries(lexicon)) matcher.add(words, concept as Concept);

const speller = new Speller(() => [...matcher.words(), ...FILLERS]);

/** Parts of a compound have at least as many letters. */
const SHORTEST_PART = 3;
/** More everyday words than that make a story, not a question. */
const MOST_WORDS = 16;

/** What is known of folded words beside those that everybody uses. */
export interface KnownWords {
	/** Whether a word belongs to the owner's name. */
	isName(word: string): boolean;
	/** Whether the site or the trade has the word, so that it is no slip of an everyday one. */
	isKnown(word: string): boolean;
}

/**
 * The question that everybody asks and that a text is, if it holds nothing but everyday words: the same
 * words in any order and form ask the same, and a single word that is no such word asks something else.
 */
export function readCommon(text: string, known: KnownWords): CommonQuestion | undefined {
	const tokens = tokenize(text);
	if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
	const both = readBoth(text, known);
	if (both) return both;
	const parts = conceptsOf(tokens, known.isName) ?? conceptsOf(spelled(text, tokens, known), known.isName);
	return parts && best(parts);
}

/** What joins two questions. */
const TWO_QUESTIONS = /^(.*?)(?:\s*,)?\s+(?:und|sowie|and|as well as|&)\s+(.*)$/s;

/** Two common questions in one: "price and availability". */
function readBoth(text: string, known: KnownWords): CommonQuestion | undefined {
	const [, first = "", second = ""] = TWO_QUESTIONS.exec(text) ?? [];
	const questions = [first, second].flatMap((part) => (part === "" ? [] : (readCommon(part, known) ?? [])));
	const tells = new Set(questions.flatMap((question) => question.tells));
	const [left, right] = questions;
	if (!left || !right || tells.size <= Math.max(left.tells.length, right.tells.length)) return undefined;
	return { ...left, tells: [...tells], leans: left.leans && right.leans };
}

const APPROACH = /^projects\/overview\/approach$/;
/** Answers that the sentences before the question hardly change. */
const PLAIN = /^(facts\/(?!person)|certifications$|projects\/overview\/approach$)/;
/** The last sentence of several, of which no other is a question. */
const LAST_SENTENCE = /^[^?]*[.!;:\n]\s*([^.!?;:\n]+\??)\W*$/;

/**
 * The question for a plain fact that a text ends in. What stands before it tells why it is asked; where that
 * names a subject of its own, the answer depends on it, and this is not the way to read it.
 */
export function readCommonLast(text: string, known: KnownWords): CommonQuestion | undefined {
	const [, question] = LAST_SENTENCE.exec(text) ?? [];
	const last = question === undefined ? undefined : readCommon(question, known);
	return last &&
		(!last.leans || last.tells.every((id) => APPROACH.test(id))) &&
		last.tells.every((id) => PLAIN.test(id))
		? last
		: undefined;
}

/** The words with everyday ones in place of those that are one slip away from them and no others. */
function spelled(text: string, tokens: readonly Token[], { isName, isKnown }: KnownWords): readonly Token[] {
	let result = "";
	let end = 0;
	for (const { word, start } of tokens) {
		const isRight = isName(word) || isStopWord(word) || FILLERS.has(word) || isKnown(word);
		result += text.slice(end, start) + (isRight ? word : (speller.correct(word, 1) ?? word));
		end = start + word.length;
	}
	return tokenize(result + text.slice(end));
}

/** Whether a folded word leaves a question what it is. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** What each part of a text stands for, one of several where a word is ambiguous; undefined where one is no everyday word. */
function conceptsOf(
	tokens: readonly Token[],
	isName: (word: string) => boolean,
): readonly ReadonlySet<Concept>[] | undefined {
	const found = matcher.find(tokens);
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
		else if (!isStopWord(word) && !FILLERS.has(word)) {
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

/** The question that explains every part, and needs the most of them. */
function best(parts: readonly ReadonlySet<Concept>[]): CommonQuestion | undefined {
	let found: CommonQuestion | undefined;
	for (const question of COMMON_QUESTIONS)
		if (isAsked(question, parts) && question.needs.length > (found?.needs.length ?? 0)) found = question;
	return found;
}

function isAsked(question: CommonQuestion, parts: readonly ReadonlySet<Concept>[]): boolean {
	const { needs, with: also, without } = question;
	const has = (concept: Concept) => parts.some((part) => part.has(concept));
	if (without.some(has) || !needs.every((any) => any.some(has))) return false;
	const allowed = new Set([...NEUTRAL, ...also, ...needs.flat()]);
	return parts.every((part) => [...part].some((concept) => allowed.has(concept)));
}
