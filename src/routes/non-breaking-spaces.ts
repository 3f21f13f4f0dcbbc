/** What belongs to the number before it: units in short and in full, and what the law counts. */
const COUNTED = [
	"%|€|Euro|[KkMGT]i?B|ms|s|min|h|Uhr",
	"Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Perzentil|Abs\\.",
	"[ap]\\.m\\.|(?:second|minute|hour|day|week|month|year)s?|percentile",
].join("|");

/** Spaces at which no line may end. */
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
 * Content as a page shows it: a number keeps its unit, and an abbreviation, a short word behind a colon or a letter
 * that begins a clause what it stands before, in one line.
 * For loaders, which run at build time, so that no browser has to do it; and for nothing but what is read on
 * the page, as search engines, mails and the assistant have no use for these spaces.
 *
 * @param content A text, or lists and plain objects that hold texts; what else they hold stays as it is.
 */
export function withNonBreakingSpaces<Content>(content: Content): Content;
export function withNonBreakingSpaces(content: unknown): unknown {
	if (typeof content === "string") return content.replace(TYING_SPACES, "\u00a0");
	if (Array.isArray(content)) return content.map(withNonBreakingSpaces);
	if (typeof content !== "object" || content === null) return content;
	return Object.fromEntries(
		Object.entries(content).map(([key, value]) => [key, withNonBreakingSpaces(value)]),
	);
}
