import { fold, type Token } from "./fold.ts";

/** Where a phrase was found, in characters of the text. */
export interface PhraseMatch<Value> {
	value: Value;
	start: number;
	end: number;
	/** Where each of its own words begins, without those in between. */
	words: readonly number[];
}

/** One word of a phrase; `gap` allows other words before it, `isLast` none of the sentence after it. */
interface Part {
	word: string;
	fit: "whole" | "start" | "end";
	gap: boolean;
	isLast: boolean;
}

interface Phrase<Value> {
	first: Part;
	rest: readonly Part[];
	value: Value;
}

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
	 */
	add(phrases: string, value: Value): this {
		for (const phrase of fold(phrases).split(/[|\n]/)) {
			const [first, ...rest] = parts(phrase);
			if (!first) continue;
			const [map, key] = {
				whole: [this.#byWord, first.word] as const,
				start: [this.#byStart, first.word.slice(0, KEY_LENGTH)] as const,
				end: [this.#byEnd, first.word.slice(-KEY_LENGTH)] as const,
			}[first.fit];
			const list = map.get(key);
			if (list) list.push({ first, rest, value });
			else map.set(key, [{ first, rest, value }]);
		}
		return this;
	}

	/** The words that phrases are made of, folded. */
	words(): Set<string> {
		const words = new Set<string>();
		for (const phrases of [...this.#byWord.values(), ...this.#byStart.values()])
			for (const { first, rest } of phrases)
				for (const { word, fit } of [first, ...rest]) if (fit !== "end") words.add(word);
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
				for (const { first, rest, value } of candidates ?? []) {
					if (!fits(first, tokens, index)) continue;
					const words = follow(rest, tokens, index);
					const last = words?.at(-1);
					if (words && last) {
						const end = last.start + last.word.length;
						found.push({ value, start, end, words: words.map((token) => token.start) });
					}
				}
		return found;
	}
}

/** What folding makes of `…`. */
const GAP = "...";

/** Takes a folded phrase apart. */
function parts(phrase: string): Part[] {
	let gap = false;
	const found: Part[] = [];
	for (const piece of phrase.trim().split(/[\s'’/-]+/)) {
		const last = found.at(-1);
		if (piece === GAP) gap = true;
		else if (piece === "$" && last) last.isLast = true;
		else if (piece !== "") {
			const fit = piece.endsWith("*") ? "start" : piece.startsWith("*") ? "end" : "whole";
			found.push({ word: piece.replace("*", ""), fit, gap, isLast: false });
			gap = false;
		}
	}
	return found;
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
	const words = tokens.slice(index, index + 1);
	let at = index;
	for (const part of rest) {
		const before = tokens[at];
		if (!before) return undefined;
		const from = before.start + before.word.length;
		let next = at + 1;
		for (;;) {
			const token = tokens[next];
			if (!token || token.sentence > before.sentence || token.start - from > (part.gap ? LONGEST_GAP : 2))
				return undefined;
			if (fits(part, tokens, next)) {
				words.push(token);
				break;
			}
			if (!part.gap) return undefined;
			next += 1;
		}
		at = next;
	}
	return words;
}
