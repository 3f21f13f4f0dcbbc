/** Words that stay with the number before them: units, abbreviated and in full, and parts of a law. */
const COUNTED = [
	"%|€|Euro|[KkMGT]i?B|ms|s|min|h|Uhr",
	"Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Perzentil|Abs\\.",
	"[ap]\\.m\\.|(?:second|minute|hour|day|week|month|year)s?|percentile",
].join("|");

const TYING_SPACES = new RegExp(
	[
		`(?<=\\d[.+]?) (?=(?:${COUNTED})(?![\\p{L}\\d]))`,
		"(?<=(?<!\\p{L})(?:Art|Abs|Nr)\\.|§) (?=\\d)",
		"(?<=(?<!\\p{L})z\\.) (?=B\\.)",
		" (?=– )",
		"(?<=\\w_\\w+) (?=\\d)",
		"(?<=: \\p{Ll}{2,3}|[.,:;] \\p{L}) (?=\\p{L})",
	].join("|"),
	"gu",
);

/**
 * Inserts non-breaking spaces between a number and its unit, within abbreviations, after a short word behind a colon and
 * after a letter that starts a clause. For JSON data in loaders, which run at build time, and for visible text only:
 * search engines, mails and the assistant don't need these spaces.
 */
export const withNonBreakingSpaces = <Content>(content: Content): Content =>
	JSON.parse(JSON.stringify(content), (_, value) =>
		typeof value === "string" ? value.replace(TYING_SPACES, "\u00a0") : value,
	);
