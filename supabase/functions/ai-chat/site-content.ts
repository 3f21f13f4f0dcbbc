import { certifications, projects, services, sitePaths } from "../../../src/content/catalog.ts";
import { type Home, home } from "../../../src/content/home.ts";
import type { LegalPage } from "../../../src/content/legal.ts";
import { imprint } from "../../../src/content/legal-imprint.ts";
import { privacy } from "../../../src/content/legal-privacy.ts";
import { homeSections } from "../../../src/content/navigation.ts";
import { type Owner, owner } from "../../../src/content/owner.ts";
import { projectsOverview } from "../../../src/content/projects-overview.ts";
import { AVAILABILITY } from "../../../src/content/site.ts";
import type { Certification, Project, ProjectsOverview, Service } from "../../../src/content/types.ts";

/** Everything the assistant knows: the parts of `src/content` that its answers are made of. */
export interface SiteContent {
	owner: Pick<Owner, "name" | "jobTitle" | "email" | "phone" | "profile" | "postalAddress" | "vatId">;
	availability: typeof AVAILABILITY;
	home: Pick<Home, "summaryEn" | "about"> & {
		hero: Pick<Home["hero"], "cvButton">;
		experience: Pick<Home["experience"], "location">;
	};
	projectsOverview: Omit<ProjectsOverview, "meta" | "tiles" | "card">;
	services: readonly Service[];
	projects: readonly Project[];
	certifications: readonly Certification[];
	/** Imprint and privacy notice. */
	legalPages: readonly LegalPage[];
	/** Every page. */
	sitePaths: readonly string[];
	/** The sections of the home page, such as `/#contact`. */
	homeAnchors: readonly string[];
}

export const siteContent: SiteContent = {
	owner,
	availability: AVAILABILITY,
	home,
	projectsOverview,
	services,
	projects,
	certifications,
	legalPages: [imprint, privacy],
	sitePaths,
	homeAnchors: homeSections.map(({ id }) => `/#${id}`),
};
