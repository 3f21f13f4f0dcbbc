import { assistant } from "./assistant.ts";
import { certifications, projects, services } from "./catalog.ts";
import { colophon } from "./colophon.ts";
import type { Content } from "./content.ts";
import { facts } from "./facts.ts";
import { derivedFacts } from "./facts-derived.ts";
import { siteFacts } from "./facts-site.ts";
import { glossary } from "./glossary/glossary.ts";
import { home } from "./home.ts";
import { imprint } from "./legal-imprint.ts";
import { privacy } from "./legal-privacy.ts";
import { law, providers } from "./legal-providers.ts";
import { owner } from "./owner.ts";
import { projectsOverview } from "./projects-overview.ts";
import { AVAILABILITY, FREELANCE_SINCE, SITE_LANGUAGES, values } from "./site.ts";
import { synonyms } from "./synonyms.ts";

/** The content that this site ships with. */
export const shipped: Content = {
	languages: SITE_LANGUAGES,
	owner,
	assistant,
	availability: AVAILABILITY,
	freelanceSince: FREELANCE_SINCE,
	home,
	services,
	projectsOverview,
	projects,
	certifications,
	legalPages: [imprint[SITE_LANGUAGES[0]], privacy[SITE_LANGUAGES[0]]],
	law,
	facts: [...facts, ...derivedFacts, ...siteFacts],
	values: { ...values, ...providers },
	glossary,
	colophon,
	synonyms,
};
