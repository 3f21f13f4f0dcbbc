import type { Content } from "../../src/content/content.ts";
import type { Language } from "../../src/content/types.ts";
import { facts } from "./facts.ts";
import { home } from "./home.ts";
import { assistant, legalPages, owner } from "./owner.ts";
import { certifications, projects, projectsOverview } from "./projects.ts";
import { services } from "./services.ts";
import { synonyms } from "./synonyms.ts";

/**
 * Creates the site of a fictional owner in another trade, in some of its languages: tests check that the site works for
 * others, prefers no language, and leaks no words of the first owner.
 */
export const secondSiteIn = (...languages: readonly [Language, ...Language[]]): Content => ({
	languages,
	owner,
	assistant,
	availability: { de: "Neue Aufträge willkommen", en: "New work welcome" },
	freelanceSince: 2014,
	home,
	services,
	projectsOverview,
	projects,
	certifications,
	legalPages: legalPages[languages[0]],
	facts,
	synonyms,
});

export const secondSite = secondSiteIn("de", "en");

/** One site per language, so that tests show that neither is privileged. */
export const secondSites = (["de", "en"] as const).map((language) => ({
	language,
	content: secondSiteIn(language),
}));
