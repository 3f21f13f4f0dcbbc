import type { Token } from "./fold.ts";
import { furtherOn, type Part, readPhrases } from "./phrase.ts";

/** Where a phrase was found, in characters of the text. */
export interface PhraseMatch<Value> {
	value: Value;
	start: number;
	end: number;
	/** Where each of its own words begins, without those in between. */
	words: readonly number[];
}

interface Phrase<Value> {
	first: Part;
	rest: readonly Part[];
	/** What may come last; the phrase is found with each of them. */
	endings: readonly (readonly Part[])[];
	value: Value;
}

const NO_ENDING = [[]];

/** Characters that may stand where a phrase has `…`; it never reaches beyond the sentence. */
const LONGEST_GAP = 60;
/** Letters by which phrases that begin with the start or end of a word are looked up. */
const KEY_LENGTH = 3;

/**
 * Finds many phrases in a text at once, by its words instead of by patterns: questions are read against
 * some thousand phrases, and this takes microseconds.
 */
export class PhraseMatcher<Value> {
	readonly #byWord = new Map<string, Phrase<Value>[]>();
	readonly #byStart = new Map<string, Phrase<Value>[]>();
	readonly #byEnd = new Map<string, Phrase<Value>[]>();

	/**
	 * @param phrases Words of normalized text, separated by `|` or line breaks. `*` stands for the rest of a
	 * word, `…` for a few words in between, and `$` for the end of a sentence.
	 * @param beside Others, of which one has to stand before or behind one of the phrases, as far from it as `…` reaches.
	 */
	add(phrases: string, value: Value, beside = ""): this {
		const some = readPhrases(phrases);
		const others = readPhrases(beside);
		this.#add(some, others.length > 0 ? others.map(furtherOn) : NO_ENDING, value);
		this.#add(others, some.map(furtherOn), value);
		return this;
	}

	#add(phrases: readonly (readonly Part[])[], endings: Phrase<Value>["endings"], value: Value): void {
		for (const [first, ...rest] of phrases) {
			if (!first) continue;
			const [map, key] = {
				whole: [this.#byWord, first.word] as const,
				start: [this.#byStart, first.word.slice(0, KEY_LENGTH)] as const,
				end: [this.#byEnd, first.word.slice(-KEY_LENGTH)] as const,
			}[first.fit];
			const list = map.get(key);
			if (list) list.push({ first, rest, endings, value });
			else map.set(key, [{ first, rest, endings, value }]);
		}
	}

	/** The words that the phrases of some values are made of, folded. */
	words(isAsked: (value: Value) => boolean = () => true): Set<string> {
		const words = new Set<string>();
		for (const phrases of [...this.#byWord.values(), ...this.#byStart.values()])
			for (const { first, rest, value } of phrases)
				if (isAsked(value)) for (const { word, fit } of [first, ...rest]) if (fit !== "end") words.add(word);
		return words;
	}

	/** Every place where a phrase stands; one phrase is found once at each place where it begins. */
	find(tokens: readonly Token[]): PhraseMatch<Value>[] {
		const found: PhraseMatch<Value>[] = [];
		for (const [index, { word, start }] of tokens.entries())
			for (const candidates of [
				this.#byWord.get(word),
				this.#byStart.get(word.slice(0, KEY_LENGTH)),
				this.#byEnd.get(word.slice(-KEY_LENGTH)),
			])
				for (const { first, rest, endings, value } of candidates ?? []) {
					if (!fits(first, tokens, index)) continue;
					for (const ending of endings) {
						const words = follow([...rest, ...ending], tokens, index);
						const last = words?.at(-1);
						if (!words || !last) continue;
						const end = last.start + last.word.length;
						found.push({ value, start, end, words: words.map((token) => token.start) });
					}
				}
		return found;
	}
}

function fits({ word, fit, isLast }: Part, tokens: readonly Token[], at: number): boolean {
	const token = tokens[at];
	if (!token || (isLast && tokens[at + 1]?.sentence === token.sentence)) return false;
	if (fit === "whole") return token.word === word;
	return fit === "start" ? token.word.startsWith(word) : token.word.endsWith(word);
}

/** The words of a phrase whose first is the token at `index`; undefined if the rest isn't there. */
function follow(
	rest: readonly Part[],
	tokens: readonly Token[],
	index: number,
): readonly Token[] | undefined {
	const before = tokens[index];
	if (!before) return undefined;
	const [part, ...others] = rest;
	if (!part) return [before];
	const from = before.start + before.word.length;
	for (let next = index + 1; next < tokens.length; next++) {
		const token = tokens[next];
		const isTooFar = !token || token.start - from > (part.gap ? LONGEST_GAP : 2);
		if (isTooFar || token.sentence > before.sentence) return undefined;
		// After a gap the first word that fits may begin something else: "the button in the form" holds "the form".
		const words = fits(part, tokens, next) ? follow(others, tokens, next) : undefined;
		if (words) return [before, ...words];
		if (!part.gap) return undefined;
	}
	return undefined;
}
