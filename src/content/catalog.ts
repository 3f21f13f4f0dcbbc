import { awsSolutionsArchitect } from "./certifications/aws-solutions-architect.ts";
import { azureAdministrator } from "./certifications/azure-administrator.ts";
import { devopsEngineer } from "./certifications/devops-engineer.ts";
import { lpic1Express } from "./certifications/lpic-1-express.ts";
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
import type { Certification, Localized, Project, Service } from "./types.ts";

/** In the order of the cards. */
export const services: readonly Service<Localized | string>[] = [
	cloudMigration,
	devops,
	kubernetes,
	monitoring,
	aiDevelopment,
	security,
	databaseManagement,
	consulting,
];

/** Newest first. */
export const projects: readonly Project<Localized | string>[] = [
	rhombergSersa,
	bundesdruckerei,
	sapWalldorf,
	bwiBonn,
];

export const certifications: readonly Certification<Localized | string>[] = [
	awsSolutionsArchitect,
	azureAdministrator,
	lpic1Express,
	devopsEngineer,
];
