/** Memoizes `make` by key, at most a number of them: of words, visitors can invent any number. */
export function memoized<Key, Value>(make: (key: Key) => Value, most = Infinity): (key: Key) => Value {
	const made = new Map<Key, Value>();
	return (key) => {
		const known = made.get(key);
		if (known !== undefined) return known;
		if (made.size >= most) made.clear();
		const value = make(key);
		made.set(key, value);
		return value;
	};
}
