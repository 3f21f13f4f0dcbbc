import { awsSolutionsArchitect } from "./certifications/aws-solutions-architect.ts";
import { azureAdministrator } from "./certifications/azure-administrator.ts";
import { devopsEngineer } from "./certifications/devops-engineer.ts";
import { lpic1Express } from "./certifications/lpic-1-express.ts";
import { inLanguage, type Localized } from "./language.ts";
import { IMPRINT_PATH, PRIVACY_PATH } from "./legal.ts";
import { bundesdruckerei } from "./projects/bundesdruckerei.ts";
import { bwiBonn } from "./projects/bwi-bonn.ts";
import { rhombergSersa } from "./projects/rhomberg-sersa.ts";
import { sapWalldorf } from "./projects/sap-walldorf.ts";
import { aiDevelopment } from "./services/ai-development.ts";
import { cloudMigration } from "./services/cloud-migration.ts";
import { consulting } from "./services/consulting.ts";
import { databaseManagement } from "./services/database-management.ts";
import { devops } from "./services/devops.ts";
import { kubernetes } from "./services/kubernetes.ts";
import { monitoring } from "./services/monitoring.ts";
import { security } from "./services/security.ts";
import type { Certification, Project, Service, SitePath } from "./types.ts";

/** In the order of the cards. */
export const services: readonly Service[] = inLanguage(
	[cloudMigration, devops, kubernetes, monitoring, aiDevelopment, security, databaseManagement, consulting],
	"de",
);

/** Newest first. */
export const projects: readonly Project[] = inLanguage<readonly Project<Localized | string>[]>(
	[rhombergSersa, bundesdruckerei, sapWalldorf, bwiBonn],
	"de",
);

export const certifications: readonly Certification[] = inLanguage(
	[awsSolutionsArchitect, azureAdministrator, lpic1Express, devopsEngineer],
	"de",
);

export const PROJECTS_OVERVIEW_PATH: SitePath = "/projects/overview";

/** Where the 404 page is prerendered; static hosts serve it for every unknown path. */
export const NOT_FOUND_PATH: SitePath = "/404";

export const servicePath = (slug: string): SitePath => `/services/${slug}`;
export const projectPath = (slug: string): SitePath => `/projects/${slug}`;
export const certificationPath = (slug: string): SitePath => `/certifications/${slug}`;

/** Every page of the site but the 404 page, home first. */
export const sitePaths: readonly SitePath[] = [
	"/",
	...services.map(({ slug }) => servicePath(slug)),
	PROJECTS_OVERVIEW_PATH,
	...projects.map(({ slug }) => projectPath(slug)),
	...certifications.map(({ slug }) => certificationPath(slug)),
	IMPRINT_PATH,
	PRIVACY_PATH,
];
