import { tokenize } from "../../text/fold.ts";
import { matcherOf } from "./concern.ts";
import { NOT_OFFERED } from "./not-offered.ts";
import { DEALING_CONCERNS } from "./of-dealings.ts";
import { PROFILE_CONCERNS } from "./of-profile.ts";
import { PRAISE, SITE_CONCERNS } from "./of-site.ts";

const CONCERNS = [...SITE_CONCERNS, ...PROFILE_CONCERNS, ...DEALING_CONCERNS, ...NOT_OFFERED];
const matcher = matcherOf(CONCERNS);
const praise = matcherOf(PRAISE);

/** Speaks of a site that the visitor has or wants. */
const OTHER_SITE =
	/\b(unser\w*|mein\w*|our|my|eine|einen|an?)( \p{L}+)? (web)?(seite|site|homepage|shop|chat\w*|assistent\w*)\b/u;
/** Praise is short, and a longer message says more. */
const MOST_PRAISE = 12;

/** The passages to be told for what a normalized message has come for. */
export function readConcern(text: string): readonly string[] | undefined {
	const found = matcher.find(tokenize(text)).flatMap(({ value }) => CONCERNS[value] ?? []);
	// What isn't offered isn't for the visitor's own site either.
	const meant = OTHER_SITE.test(text) ? found.filter((concern) => NOT_OFFERED.includes(concern)) : found;
	const [first] = meant.toSorted((left, right) => CONCERNS.indexOf(left) - CONCERNS.indexOf(right));
	return first?.tells.split(" ");
}

/** Whether a normalized message praises the site or its chat, and asks nothing. */
export function isPraise(text: string): boolean {
	const tokens = tokenize(text);
	if (text.includes("?") || tokens.length > MOST_PRAISE || OTHER_SITE.test(text)) return false;
	return praise.find(tokens).length > 0;
}
