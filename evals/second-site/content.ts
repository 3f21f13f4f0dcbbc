import type { Content } from "../../src/content/content.ts";
import { facts } from "./facts.ts";
import { home } from "./home.ts";
import { legalPages, owner } from "./owner.ts";
import { certifications, projects, projectsOverview } from "./projects.ts";
import { services } from "./services.ts";
import { synonyms } from "./synonyms.ts";

/** Made up: shows that the assistant works for an owner of another trade, and that nobody else's words leak. */
export const secondSite: Content = {
	languages: ["de"],
	owner,
	availability: "Termine ab Frühjahr frei",
	freelanceSince: 2014,
	home,
	services,
	projectsOverview,
	projects,
	certifications,
	legalPages,
	facts,
	synonyms,
};
