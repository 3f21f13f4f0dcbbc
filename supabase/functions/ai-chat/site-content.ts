import { certifications, projects, services, sitePaths } from "../../../src/content/catalog.ts";
import { home } from "../../../src/content/home.ts";
import { homeSections } from "../../../src/content/navigation.ts";
import { owner } from "../../../src/content/owner.ts";
import { projectsOverview } from "../../../src/content/projects-overview.ts";

/** Everything the assistant knows, in the shape of `src/content`. Tests hand in their own. */
export const siteContent = {
	owner,
	home,
	projectsOverview,
	services,
	projects,
	certifications,
	sitePaths,
	homeAnchors: homeSections.map(({ id }) => `/#${id}`),
};

export type SiteContent = typeof siteContent;
