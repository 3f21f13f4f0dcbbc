const PLACEHOLDER = new RegExp(
	[
		"(?<!\\p{L})muster(?:mann|frau|stadt|stra(?:ß|ss)e)(?!\\p{L})",
		// Hosts of the domains that RFC 2606 reserves.
		"(?<![\\w-])example\\.(?:com|org|net)(?![\\w-]|\\.\\w)",
		"(?:@|//)[\\w.-]+\\.(?:example|test|invalid)(?![\\w-]|\\.\\w)",
		"\\bDE0{9}\\b",
	].join("|"),
	"iu",
);

/**
 * Returns the fields of a content that hold a placeholder, such as `owner.email`. Omits texts that repeat one.
 */
export function placeholdersIn(content: object): string[] {
	const found: (readonly [place: string, text: string])[] = [];
	for (const [place, text] of textsOf(content)) {
		const isPlaceholder = text === "" || PLACEHOLDER.test(text);
		if (isPlaceholder && !found.some(([, known]) => known !== "" && text.includes(known)))
			found.push([place, text]);
	}
	return found.map(([place]) => place);
}

/** Returns the texts and numbers in a value, each with its place, such as `owner.email`. */
export const textsOf = (value: object): (readonly [place: string, text: string])[] =>
	Object.entries(value).flatMap(([key, entry]) => {
		if (typeof entry === "string" || typeof entry === "number") return [[key, String(entry)] as const];
		if (typeof entry !== "object" || entry === null) return [];
		return textsOf(entry).map(([place, text]) => [`${key}.${place}`, text] as const);
	});
