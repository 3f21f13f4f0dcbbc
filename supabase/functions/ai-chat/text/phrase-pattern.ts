/**
 * Makes a global pattern for normalized text out of words and turns of phrase, separated by `|` or line
 * breaks. `*` stands for the rest of a word and `…` for up to 30 characters in between.
 */
export function phrasePattern(phrases: string): RegExp {
	const alternatives = phrases
		.split(/[|\n]/)
		.map((phrase) => phrase.trim())
		.filter((phrase) => phrase !== "")
		.map((phrase) =>
			phrase
				.replace(/[.?+()[\]{}^$\\]/g, "\\$&")
				.replaceAll("*", "[\\p{L}\\p{N}]*")
				.replaceAll(/ ?… ?/g, "(?![\\p{L}\\p{N}]).{0,30}(?<![\\p{L}\\p{N}])"),
		);
	return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}
