/**
 * Remembers what a pure function gave for each word. Visitors' words are without end; the memory is not.
 *
 * @param most How many words are remembered before it starts anew.
 */
export function memoize<Value>(compute: (word: string) => Value, most: number): (word: string) => Value {
	const known = new Map<string, Value>();
	return (word) => {
		let value = known.get(word);
		if (value === undefined && !known.has(word)) {
			value = compute(word);
			if (known.size >= most) known.clear();
			known.set(word, value);
		}
		return value as Value;
	};
}
