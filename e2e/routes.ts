/** The specification's routes, written out, so that content that loses a page fails a test. */
export const SERVICES = [
	"/services/cloud-migration",
	"/services/devops",
	"/services/kubernetes",
	"/services/monitoring",
	"/services/ai-development",
	"/services/security",
	"/services/database-management",
	"/services/consulting",
];

/** Finished client projects, which share one layout. */
export const CASE_STUDIES = ["/projects/bundesdruckerei", "/projects/sap-walldorf", "/projects/bwi-bonn"];

export const CERTIFICATIONS = [
	"/certifications/aws-solutions-architect",
	"/certifications/azure-administrator",
	"/certifications/lpic-1-express",
	"/certifications/devops-engineer",
];

export const DETAIL_PAGES = [
	...SERVICES,
	"/projects/rhomberg-sersa",
	...CASE_STUDIES,
	"/projects/overview",
	...CERTIFICATIONS,
];

/** Where the cards of the home page lead. */
export const CARD_TARGETS = [
	...SERVICES,
	"/projects/bundesdruckerei",
	"/projects/sap-walldorf",
	"/projects/bwi-bonn",
	"/projects/overview",
	...CERTIFICATIONS,
];

/** What the law asks a commercial site in Germany to have. */
export const LEGAL_PAGES = ["/impressum", "/datenschutz"];

/** An address that no page has. */
export const UNKNOWN_PATH = "/no-such-page";

/** Every page that a visitor can meet, the 404 page included. */
export const ALL_PAGES = ["/", ...DETAIL_PAGES, ...LEGAL_PAGES, UNKNOWN_PATH];

/** One page of each kind. */
export const ONE_OF_EACH_KIND = [
	"/",
	"/services/cloud-migration",
	"/projects/rhomberg-sersa",
	"/projects/overview",
	"/certifications/lpic-1-express",
	"/datenschutz",
];
