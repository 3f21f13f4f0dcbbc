/**
 * The shapes of all text on the site. Content modules hold data only: no React, no imports but their
 * own, always with a `.ts` ending, because the Deno function reads the same files.
 * Text is German unless a field's name ends in `En`.
 */

/** Key of an icon; `src/icons.tsx` resolves it to a component. */
export type IconKey =
	| "ai"
	| "automation"
	| "building"
	| "certificate"
	| "cloud"
	| "code"
	| "compass"
	| "consulting"
	| "container"
	| "database"
	| "flag"
	| "gauge"
	| "kubernetes"
	| "linux"
	| "map-pin"
	| "migration"
	| "monitoring"
	| "network"
	| "pipeline"
	| "rocket"
	| "security"
	| "server"
	| "team"
	| "terminal";

/** Address of a page of this site, from its root, without the base path and without a trailing slash. */
export type SitePath = `/${string}`;

/** What a search engine and a browser tab show of a page. */
export interface PageMeta {
	/** Without the owner's name, which is appended; at most 60 characters. */
	title: string;
	/** One or two sentences, 70 to 160 characters. */
	description: string;
}

/** A heading with one to three sentences below it. */
export interface TextBlock {
	title: string;
	text: string;
}

/** A named list of short entries, such as a technology group. */
export interface NamedList {
	title: string;
	items: readonly string[];
}

/** One step of a worked example. */
export interface Phase {
	title: string;
	/** As a reader would say it: "2 Wochen", "3 Tage". */
	duration: string;
	/** What is done: two to four entries, each a clause or a short sentence. */
	tasks: readonly string[];
}

/** A figure that carries weight, and what it counts. */
export interface Figure {
	/** "99,95 %", "< 15 min", "−38 %". */
	value: string;
	label: string;
}

/** A worked practice scenario. It is an example, never a client's project, and pages label it so. */
export interface Scenario {
	/** Unique on its page; used as fragment. */
	id: string;
	title: string;
	/** Whom the made-up example is about; stands in `startingPoint` word for word, and the assistant finds it by that name. */
	company: string;
	startingPoint: string;
	phases: readonly Phase[];
	/** Two to four figures. */
	results: readonly Figure[];
	/** One sentence that puts the figures into words. */
	conclusion: string;
}

interface DetailPage {
	/** Last part of the route. */
	slug: string;
	title: string;
	meta: PageMeta;
	/** One or two English sentences, for visitors and an assistant that read English. */
	summaryEn: string;
}

export interface Service extends DetailPage {
	icon: IconKey;
	/** One or two sentences for the card. */
	description: string;
	/** Opening paragraph of the page: the client's situation, and what this service does about it. */
	lead: string;
	/** Three to five; the card lists the titles. */
	features: readonly TextBlock[];
	/** Most important first; the card shows the first four. */
	technologies: readonly string[];
	scenarios: readonly Scenario[];
	/** Slugs of two or three services that go with this one. */
	relatedServices: readonly string[];
}

interface ProjectPage extends DetailPage {
	client: string;
	/** Stands before the client's name where German says so: "bei der BWI". */
	clientArticle?: "der" | "dem";
	/** Kind of work, as the card's category. */
	category: string;
	/** "2024" or "seit 2024". */
	period: string;
	/** First year of the work. */
	year: number;
	location: string;
	role: string;
	/** One or two sentences for the card. */
	description: string;
	lead: string;
	technologies: readonly string[];
	/** Slugs of the services that were part of the work; the services' pages link back by it. */
	relatedServices: readonly string[];
}

/** A finished project: goals, technologies, challenges, approach, results. */
export interface CaseStudy extends ProjectPage {
	kind: "case-study";
	/** The first of the results in a few words, for the head of the page. */
	outcome: string;
	goals: readonly string[];
	challenges: readonly TextBlock[];
	/** In the order in which things were done. */
	approach: readonly TextBlock[];
	results: readonly string[];
}

/** A running engagement: the company, the tasks in groups, the focus. */
export interface Engagement extends ProjectPage {
	kind: "engagement";
	/** Paragraphs about the company. */
	company: readonly string[];
	taskGroups: readonly (NamedList & { icon: IconKey })[];
	focus: readonly string[];
}

export type Project = CaseStudy | Engagement;

/** A card on the projects overview for work that goes on. */
export interface CurrentProject {
	title: string;
	period: string;
	role: string;
	description: string;
	technologies: readonly string[];
	/** Only where a page tells more. */
	href?: SitePath;
}

/** The card on the home page that leads to the overview; the other cards are made of projects. */
export interface OverviewCard {
	category: string;
	count: string;
	description: string;
	technologies: readonly string[];
}

export interface ProjectsOverview {
	title: string;
	meta: PageMeta;
	summaryEn: string;
	lead: string;
	tiles: readonly Figure[];
	currentProjects: readonly CurrentProject[];
	/** Cloud platforms, DevOps tools, programming, monitoring. */
	coreTechnologies: readonly NamedList[];
	/** The way a project goes, in order. */
	approach: readonly TextBlock[];
	card: OverviewCard;
}

export type CertificationStatus = "Aktiv zertifiziert" | "Vendor-neutral";

/** What a status tells of a certificate. */
export const STATUS_LABELS: Readonly<Record<CertificationStatus, string>> = {
	"Aktiv zertifiziert": "Status",
	"Vendor-neutral": "Ausrichtung",
};

export interface Certification extends DetailPage {
	issuer: string;
	/** In the issuer's own word: "Associate", "Expert". */
	level: string;
	status: CertificationStatus;
	/** What stands in the badge drawing: the code of the exam or the certificate, in two parts with a hyphen between. */
	image: string;
	lead: string;
	competencies: readonly TextBlock[];
	/** Heading and tags: services or technologies. */
	tags: NamedList;
	/** Facts about the certificate itself, such as the exam's code. */
	details: readonly { label: string; value: string }[];
	relatedServices: readonly string[];
}

export interface TimelineEntry {
	year: number;
	title: string;
	description: string;
	icon: IconKey;
}

/** A language that the assistant answers in. */
export type Language = "de" | "en";

/** A text in both languages that the assistant answers in. */
export interface Localized {
	de: string;
	en: string;
}

/** A short answer about the person or the dealings, which no page tells in a sentence or two. */
export interface Fact {
	/** Unique; stands in the log and in sample questions. */
	id: string;
	/** What it is about, in the words that visitors use; searched, never told. */
	about: Localized;
	/** Markdown, one to three sentences; the only links in it are the owner's own addresses. */
	answer: Localized;
	/** The places of the site that prove it, best first. */
	links: readonly [SitePath, ...SitePath[]];
	/** The site leaves open what was asked, and the answer says so. */
	open?: boolean;
}
