import { owner } from "../../../src/content/owner.ts";
import { about } from "./search-words/about.ts";
import { certificationsAwsSolutionsArchitect } from "./search-words/certifications-aws-solutions-architect.ts";
import { certificationsAzureAdministrator } from "./search-words/certifications-azure-administrator.ts";
import { certificationsDevopsEngineer } from "./search-words/certifications-devops-engineer.ts";
import { certificationsLpic1Express } from "./search-words/certifications-lpic-1-express.ts";
import { legalDatenschutz } from "./search-words/legal-datenschutz.ts";
import { legalImpressum } from "./search-words/legal-impressum.ts";
import { projectsBundesdruckerei } from "./search-words/projects-bundesdruckerei.ts";
import { projectsBwiBonn } from "./search-words/projects-bwi-bonn.ts";
import { projectsOverview } from "./search-words/projects-overview.ts";
import { projectsRhombergSersa } from "./search-words/projects-rhomberg-sersa.ts";
import { projectsSapWalldorf } from "./search-words/projects-sap-walldorf.ts";
import { servicesAiDevelopment } from "./search-words/services-ai-development.ts";
import { servicesCloudMigration } from "./search-words/services-cloud-migration.ts";
import { servicesConsulting } from "./search-words/services-consulting.ts";
import { servicesDatabaseManagement } from "./search-words/services-database-management.ts";
import { servicesDevops } from "./search-words/services-devops.ts";
import { servicesKubernetes } from "./search-words/services-kubernetes.ts";
import { servicesMonitoring } from "./search-words/services-monitoring.ts";
import { servicesSecurity } from "./search-words/services-security.ts";

/**
 * What visitors say who ask for a sentence of the site without having read it, as an index at the end of a book
 * would: the start of each sentence, and words that it doesn't hold. By the page's subject.
 */
export const SEARCH_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	about,
	"certifications/aws-solutions-architect": certificationsAwsSolutionsArchitect,
	"certifications/azure-administrator": certificationsAzureAdministrator,
	"certifications/devops-engineer": certificationsDevopsEngineer,
	"certifications/lpic-1-express": certificationsLpic1Express,
	"legal/datenschutz": legalDatenschutz,
	"legal/impressum": legalImpressum,
	"projects/bundesdruckerei": projectsBundesdruckerei,
	"projects/bwi-bonn": projectsBwiBonn,
	"projects/overview": projectsOverview,
	"projects/rhomberg-sersa": projectsRhombergSersa,
	"projects/sap-walldorf": projectsSapWalldorf,
	"services/ai-development": servicesAiDevelopment,
	"services/cloud-migration": servicesCloudMigration,
	"services/consulting": servicesConsulting,
	"services/database-management": servicesDatabaseManagement,
	"services/devops": servicesDevops,
	"services/kubernetes": servicesKubernetes,
	"services/monitoring": servicesMonitoring,
	"services/security": servicesSecurity,
};

/** What the owner fills in stands in the keys by its name, such as `{name}`. */
const OWN_DATA = ["name", "email", "vatId"] as const;
/** What may stand before a sentence: the title of a block or of a phase. */
const HEADING = /^[^:„“]{1,80}: /u;

/** The key of those that a sentence begins with, if any does. */
export function sentenceStart(
	sentence: string,
	starts: Readonly<Record<string, unknown>>,
): string | undefined {
	// Numbers are kept together with their units by spaces of another kind.
	const plain = OWN_DATA.reduce(
		(text, key) => text.replaceAll(owner[key], `{${key}}`),
		sentence.replace(HEADING, "").replace(/\s+/g, " "),
	);
	return Object.keys(starts).find((start) => plain.startsWith(start));
}

/** The search words of a sentence, separated by spaces; none for most that are about nothing in particular. */
export function searchWords(subject: string, sentence: string): string {
	const words = SEARCH_WORDS[subject];
	const start = words && sentenceStart(sentence, words);
	return (start !== undefined && words?.[start]) || "";
}
