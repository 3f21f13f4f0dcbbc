/**
 * How many slips separate two words, each a letter missing, added, changed or swapped with its
 * neighbour (optimal string alignment).
 *
 * @returns The distance, or a number above `most` where it is larger.
 */
export function slips(left: string, right: string, most: number): number {
	if (Math.abs(left.length - right.length) > most) return most + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: right.length + 1 }, (_, column) => column);
	for (let row = 1; row <= left.length; row++) {
		const current = [row];
		let least = row;
		for (let column = 1; column <= right.length; column++) {
			const same = left[row - 1] === right[column - 1];
			let cost = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			);
			const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
			if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			current.push(cost);
			least = Math.min(least, cost);
		}
		if (least > most) return most + 1;
		beforeLast = last;
		last = current;
	}
	return last[right.length] ?? most + 1;
}

const SHORTEST = 5;
const SHORTEST_WITH_TWO = 8;

/**
 * Finds the known word that a visitor most likely meant. Words below five letters are taken as written;
 * the first letter is nearly always right and has to be, unless it was swapped with the second.
 */
export class Speller {
	readonly #words: () => Iterable<string>;
	/** By first letter and length. */
	#known?: Map<string, Set<string>>;

	/** @param words The words to correct to, asked for with the first word that is misspelled. */
	constructor(words: () => Iterable<string>) {
		this.#words = words;
	}

	/** @param slipsAllowed How many slips the word may be away from the known one; a short word never has two. */
	correct(word: string, slipsAllowed = 2): string | undefined {
		if (word.length < SHORTEST || /\d/.test(word)) return undefined;
		let most = word.length < SHORTEST_WITH_TWO ? 1 : slipsAllowed;
		let best: string | undefined;
		for (const candidate of this.#candidates(word, most)) {
			if (most === 1 && !sharesAnEnd(word, candidate)) continue;
			const distance = slips(word, candidate, most);
			if (distance > most || (distance === most && best !== undefined)) continue;
			best = candidate;
			most = distance;
		}
		return best;
	}

	*#candidates(word: string, most: number): Iterable<string> {
		this.#known ??= byFirstLetterAndLength(this.#words());
		const known = this.#known;
		const [first = "", second = ""] = word;
		for (let length = word.length - most; length <= word.length + most; length++) {
			yield* known.get(`${first}${length}`) ?? [];
			if (first === second) continue;
			for (const candidate of known.get(`${second}${length}`) ?? [])
				if (candidate[1] === first) yield candidate;
		}
	}
}

function byFirstLetterAndLength(words: Iterable<string>): Map<string, Set<string>> {
	const known = new Map<string, Set<string>>();
	for (const word of words) {
		if (word.length < SHORTEST) continue;
		const key = `${word.charAt(0)}${word.length}`;
		const alike = known.get(key);
		if (alike) alike.add(word);
		else known.set(key, new Set([word]));
	}
	return known;
}

/** One slip can't be at both ends of a word. */
const sharesAnEnd = (left: string, right: string) =>
	left.slice(0, 2) === right.slice(0, 2) || left.slice(-2) === right.slice(-2);
