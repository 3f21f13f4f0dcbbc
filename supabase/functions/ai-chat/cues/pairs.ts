/**
 * Phrases that name one thing of each list, in either order and within a sentence: what "book" and "March"
 * say together, neither says alone.
 *
 * @param some Alternatives in the notation of `PhraseMatcher`, separated by `|` or line breaks, as are `others`.
 */
export function pairs(some: string, others: string): string {
	const [left, right] = [some, others].map((list) =>
		list.split(/[|\n]/).flatMap((phrase) => (phrase.trim() === "" ? [] : [phrase.trim()])),
	);
	return (left ?? [])
		.flatMap((one) => (right ?? []).flatMap((other) => [`${one} … ${other}`, `${other} … ${one}`]))
		.join(" | ");
}
