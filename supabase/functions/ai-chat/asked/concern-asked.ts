import { tokenize } from "../text/fold.ts";
import { NOT_OFFERED } from "./concerns/not-offered.ts";
import { DEALING_CONCERNS } from "./concerns/of-dealings.ts";
import { FORM_CONCERNS } from "./concerns/of-form.ts";
import { MONEY_CONCERNS } from "./concerns/of-money.ts";
import { PRIVACY_CONCERNS } from "./concerns/of-privacy.ts";
import { PROFILE_CONCERNS } from "./concerns/of-profile.ts";
import { SITE_CONCERNS } from "./concerns/of-site.ts";
import { WORTH_CONCERNS } from "./concerns/of-worth.ts";
import { isOfOtherSite } from "./concerns/site-words.ts";
import { type Entry, finderOf } from "./phrase-table.ts";

/** What visitors come for besides what the pages tell. */
export const CONCERNS: readonly Entry[] = [
	...SITE_CONCERNS,
	...FORM_CONCERNS,
	...PRIVACY_CONCERNS,
	...PROFILE_CONCERNS,
	...WORTH_CONCERNS,
	...MONEY_CONCERNS,
	...DEALING_CONCERNS,
	...NOT_OFFERED,
];

const find = finderOf(CONCERNS);

/** The ids of what is told for what a normalized message has come for. */
export function readConcern(text: string): readonly string[] {
	// What isn't offered isn't for the visitor's own site either.
	const isMeant = isOfOtherSite(text) ? (entry: Entry) => NOT_OFFERED.includes(entry) : () => true;
	return find(tokenize(text)).find(({ entry }) => isMeant(entry))?.entry.tells ?? [];
}
