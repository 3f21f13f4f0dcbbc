import type { Content } from "../../src/content/content.ts";
import type { Language } from "../../src/content/types.ts";
import { facts } from "./facts.ts";
import { home } from "./home.ts";
import { assistant, legalPages, owner } from "./owner.ts";
import { certifications, projects, projectsOverview } from "./projects.ts";
import { services } from "./services.ts";
import { synonyms } from "./synonyms.ts";

/**
 * The site of a made-up owner of another trade, in some of its languages: shows that the site works for others, that
 * it prefers no language, and that no words of the first owner leak.
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

/** In one language each, so that tests show that neither is privileged. */
export const secondSites = (["de", "en"] as const).map((language) => ({
	language,
	content: secondSiteIn(language),
}));
