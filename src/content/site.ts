import type { Language, Localized } from "./types.ts";

/**
 * Facts and numbers in use at several places. The numbers of projects and years differ on purpose; each is defined once,
 * here, and worded so that they don't contradict each other.
 */

/** Languages of the site; the first one is at `/`, the others below their code, such as `/en`. */
export const SITE_LANGUAGES = ["de", "en"] as const;

/** A language in which every text must exist. */
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** The region whose spelling, dates and numbers a language follows: "de-CH", without ß, "de-AT", "en-US" … */
export const LOCALES: Readonly<Record<Language, string>> = { de: "de-DE", en: "en-GB" };

/** Freelance since 2007, as the about text says. */
export const FREELANCE_SINCE = 2007;

/** The hero's badge names 2012: since then the work has been on cloud and DevOps. */
export const FOCUS_SINCE = 2012;

/** Years of experience. Texts say "more than" this number; the overview's tile writes it alone. */
export const YEARS_OF_EXPERIENCE = 17;

/** The hero counts larger projects only, hence less than the two numbers below. */
export const HERO_PROJECTS = "9+";

/** The overview page counts all projects of its portfolio. */
export const OVERVIEW_PROJECTS = "14+";

/** The home page's overview card also counts smaller assignments. */
export const OVERVIEW_CARD_PROJECTS = "15+";

export const OVERVIEW_CLIENTS = "12+";
export const OVERVIEW_TECHNOLOGIES = "25+";

export const LOCATION: Localized = { de: "Düsseldorf, NRW", en: "Düsseldorf, NRW, Germany" };
export const REMOTE_SHARE: Localized = { de: "100 %", en: "100%" };

/** The owner's availability, which a start date in `owner.ts` follows after a comma. */
export const AVAILABILITY: Localized = {
	de: "Verfügbar für neue Projekte",
	en: "Available for new projects",
};

/** Values that facts and legal pages may name, such as `{years}`. */
export const values = {
	since: FREELANCE_SINCE,
	focusSince: FOCUS_SINCE,
	years: YEARS_OF_EXPERIENCE,
	largerProjects: HERO_PROJECTS,
	overviewProjects: OVERVIEW_PROJECTS,
	allProjects: OVERVIEW_CARD_PROJECTS,
	clientCount: OVERVIEW_CLIENTS,
	technologyCount: OVERVIEW_TECHNOLOGIES,
	location: LOCATION,
	remote: REMOTE_SHARE,
};
