import type { Home } from "./home.ts";
import type { LegalPage } from "./legal.ts";
import type { Owner } from "./owner.ts";
import type { Certification, Fact, Project, ProjectsOverview, Service } from "./types.ts";

/** Everything that an owner fills in. Whoever reads it takes it as an argument, so that another site's fits too. */
export interface Content {
	owner: Owner;
	home: Home;
	/** In the order of the cards. */
	services: readonly Service[];
	projectsOverview: ProjectsOverview;
	/** Newest first. */
	projects: readonly Project[];
	certifications: readonly Certification[];
	/** Imprint and privacy notice. */
	legalPages: readonly LegalPage[];
	facts: readonly Fact[];
	/** Groups of words that mean the same to a visitor's question, such as "Kubernetes" and "k8s". */
	synonyms: readonly (readonly string[])[];
}
