/**
 * Facts and numbers that more than one place names. The specification gives numbers that differ from
 * each other on purpose; each stands here once, with the words that keep a visitor from stumbling.
 */

/** The languages of the site; the first is at home at `/`, each other below its own name, such as `/en`. */
export const SITE_LANGUAGES = ["de", "en"] as const;

/** Each text of the content has to be there in it. */
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** Freelance since 2007, as the about text says. */
export const FREELANCE_SINCE = 2007;

/** The hero's badge names 2012: since then the work has been on cloud and DevOps. */
export const CLOUD_FOCUS_SINCE = 2012;

/** Years of experience; the overview's tile writes the bare number. */
export const YEARS_OF_EXPERIENCE = 17;

/** The hero counts the larger projects, which is why it says less than the two numbers below. */
export const HERO_PROJECTS = "9+";

/** The overview page counts all projects of its portfolio. */
export const OVERVIEW_PROJECTS = "14+";

/** The home page's overview card also counts smaller assignments. */
export const OVERVIEW_CARD_PROJECTS = "15+";

export const OVERVIEW_CLIENTS = "12+";
export const OVERVIEW_TECHNOLOGIES = "25+";

export const LOCATION = { de: "Düsseldorf, NRW", en: "Düsseldorf, NRW, Germany" };
export const REMOTE_SHARE = { de: "100 %", en: "100%" };

/** Whether new work is taken on. */
export const AVAILABILITY = { de: "Verfügbar für neue Projekte", en: "Available for new projects" };
