import { fold, type Token } from "./fold.ts";

/** Where a phrase was found, in characters of the text. */
export interface PhraseMatch<Value> {
	value: Value;
	start: number;
	end: number;
}

/** One word of a phrase; `gap` allows other words before it. */
interface Part {
	word: string;
	isPrefix: boolean;
	gap: boolean;
}

interface Phrase<Value> {
	first: Part;
	rest: readonly Part[];
	value: Value;
}

/** Characters that may stand where a phrase has `…`. */
const LONGEST_GAP = 32;
/** Letters by which phrases that begin with the start of a word are looked up. */
const KEY_LENGTH = 3;

/**
 * Finds many phrases in a text at once, by its words instead of by patterns: questions are read against
 * some thousand phrases, and this takes microseconds.
 */
export class PhraseMatcher<Value> {
	readonly #byWord = new Map<string, Phrase<Value>[]>();
	readonly #byPrefix = new Map<string, Phrase<Value>[]>();

	/**
	 * @param phrases Words of normalized text, separated by `|` or line breaks. `*` stands for the rest of a
	 * word, and `…` for a few words in between.
	 */
	add(phrases: string, value: Value): this {
		for (const phrase of phrases.split(/[|\n]/)) {
			const [first, ...rest] = parts(phrase);
			if (!first) continue;
			const map = first.isPrefix ? this.#byPrefix : this.#byWord;
			const key = first.isPrefix ? first.word.slice(0, KEY_LENGTH) : first.word;
			const list = map.get(key);
			if (list) list.push({ first, rest, value });
			else map.set(key, [{ first, rest, value }]);
		}
		return this;
	}

	/** Every place where a phrase stands; one phrase is found once at each place where it begins. */
	find(tokens: readonly Token[]): PhraseMatch<Value>[] {
		const found: PhraseMatch<Value>[] = [];
		for (const [index, { word, start }] of tokens.entries())
			for (const candidates of [this.#byWord.get(word), this.#byPrefix.get(word.slice(0, KEY_LENGTH))])
				for (const { first, rest, value } of candidates ?? []) {
					if (!fits(first, word)) continue;
					const end = endOf(rest, tokens, index);
					if (end !== undefined) found.push({ value, start, end });
				}
		return found;
	}
}

function parts(phrase: string): Part[] {
	let gap = false;
	const found: Part[] = [];
	for (const piece of phrase.trim().split(/[\s'’/-]+/)) {
		if (piece === "") continue;
		if (piece === "…") gap = true;
		else {
			const isPrefix = piece.endsWith("*");
			found.push({ word: fold(isPrefix ? piece.slice(0, -1) : piece), isPrefix, gap });
			gap = false;
		}
	}
	return found;
}

const fits = (part: Part, word: string) => (part.isPrefix ? word.startsWith(part.word) : word === part.word);

/** Where a phrase ends whose first word is the token at `index`; undefined if the rest isn't there. */
function endOf(rest: readonly Part[], tokens: readonly Token[], index: number): number | undefined {
	let at = index;
	for (const part of rest) {
		const before = tokens[at];
		if (!before) return undefined;
		const from = before.start + before.word.length;
		let next = at + 1;
		for (;;) {
			const token = tokens[next];
			if (!token || token.start - from > (part.gap ? LONGEST_GAP : 2)) return undefined;
			if (fits(part, token.word)) break;
			if (!part.gap) return undefined;
			next += 1;
		}
		at = next;
	}
	const last = tokens[at];
	return last && last.start + last.word.length;
}
