/**
 * The shapes of all text on the site. Content modules hold data only: no React, no imports but their
 * own, always with a `.ts` ending, because the Deno function reads the same files.
 *
 * Shapes are generic in their texts: content files write each text in every language (`Service<Localized>`),
 * readers get plain strings in one language (`Service`), resolved by `inLanguage`.
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

/** A day, as in "2027-02-01". */
export type CalendarDate = `${number}-${number}-${number}`;

/** What a search engine and a browser tab show of a page. */
export interface PageMeta<T = string> {
	/** Without the owner's name, which is appended; at most 60 characters. */
	title: T;
	/** One or two sentences, 70 to 160 characters. */
	description: T;
}

/** A heading with one to three sentences below it. */
export interface TextBlock<T = string> {
	title: T;
	text: T;
}

/** A named list of short entries, such as a technology group. */
export interface NamedList<T = string> {
	title: T;
	items: readonly (T | string)[];
}

/** One step of a worked example. */
export interface Phase<T = string> {
	title: T;
	/** As a reader would say it: "2 Wochen", "3 Tage". */
	duration: T;
	/** What is done: two to four entries, each a clause or a short sentence. */
	tasks: readonly T[];
}

/** A figure that carries weight, and what it counts. */
export interface Figure<T = string> {
	/** "99,95 %", "< 15 min", "−38 %". */
	value: T | string;
	label: T;
}

/** A worked practice scenario. It is an example, never a client's project, and pages label it so. */
export interface Scenario<T = string> {
	/** Unique on its page; used as fragment. */
	id: string;
	title: T;
	/** Whom the made-up example is about; stands in `startingPoint` word for word, and the assistant finds it by that name. */
	company: T;
	startingPoint: T;
	phases: readonly Phase<T>[];
	/** Two to four figures. */
	results: readonly Figure<T>[];
	/** One sentence that puts the figures into words. */
	conclusion: T;
}

interface DetailPage<T = string> {
	/** Last part of the route. */
	slug: string;
	title: T;
	meta: PageMeta<T>;
}

export interface Service<T = string> extends DetailPage<T> {
	icon: IconKey;
	/** One or two sentences for the card. */
	description: T;
	/** Opening paragraph of the page; its first sentence is set large and carries the point. */
	lead: T;
	/** Three to five; the card lists the titles. */
	features: readonly TextBlock<T>[];
	/** Most important first; the card shows the first four. */
	technologies: readonly (T | string)[];
	scenarios: readonly Scenario<T>[];
	/** Slugs of two or three services that go with this one. */
	relatedServices: readonly string[];
}

interface ProjectPage<T = string> extends DetailPage<T> {
	client: T | string;
	/** Stands before the client's name where German says so: "bei der BWI". */
	clientArticle?: "der" | "dem";
	/** Kind of work, as the card's category. */
	category: T;
	/** "2024" or "seit 2024". */
	period: T | string;
	/** First year of the work. */
	year: number;
	/** Whether it has a card on the home page; the overview lists all. */
	isOnHome: boolean;
	location: T | string;
	role: T | string;
	/** One or two sentences for the card. */
	description: T;
	lead: T;
	technologies: readonly (T | string)[];
	/** Slugs of the services that were part of the work; the services' pages link back by it. */
	relatedServices: readonly string[];
}

/** A finished project: goals, technologies, challenges, approach, results. */
export interface CaseStudy<T = string> extends ProjectPage<T> {
	kind: "case-study";
	/** The first of the results in a few words, for the head of the page. */
	outcome: T;
	goals: readonly T[];
	challenges: readonly TextBlock<T>[];
	/** In the order in which things were done. */
	approach: readonly TextBlock<T>[];
	results: readonly T[];
}

/** A running engagement: the company, the tasks in groups, the focus. */
export interface Engagement<T = string> extends ProjectPage<T> {
	kind: "engagement";
	/** Paragraphs about the company. */
	company: readonly T[];
	taskGroups: readonly (NamedList<T> & { icon: IconKey })[];
	focus: readonly T[];
}

export type Project<T = string> = CaseStudy<T> | Engagement<T>;

/** A card on the projects overview for work that goes on: a project with a page of its own, or another. */
export type CurrentProject<T = string> = { description: T; technologies: readonly (T | string)[] } & (
	| { /** Slug; an entry without its project isn't shown. */ project: string }
	| {
			project?: never;
			title: T;
			period: T | string;
			role: T | string;
			/** Only where a page tells more. */
			href?: SitePath;
	  }
);

/** The card on the home page that leads to the overview; the other cards are made of projects. */
export interface OverviewCard<T = string> {
	category: T;
	count: string;
	description: T;
	technologies: readonly (T | string)[];
}

export interface ProjectsOverview<T = string> {
	title: T;
	meta: PageMeta<T>;
	lead: T;
	/** Stands where the line through the page starts: how many projects there are. */
	sign: T;
	tiles: readonly Figure<T>[];
	currentProjects: readonly CurrentProject<T>[];
	/** Cloud platforms, DevOps tools, programming, monitoring. */
	coreTechnologies: readonly NamedList<T>[];
	/** The way a project goes, in order. */
	approach: readonly TextBlock<T>[];
	card: OverviewCard<T>;
}

export type CertificationStatus = "Aktiv zertifiziert" | "Vendor-neutral";

export interface Certification<T = string> extends DetailPage<T> {
	issuer: T | string;
	/** In the issuer's own word: "Associate", "Expert". */
	level: T | string;
	status: CertificationStatus;
	issued?: CalendarDate;
	expires?: CalendarDate;
	/** Where the issuer proves it. */
	verifyUrl?: string;
	/** What stands in the badge drawing: the code of the exam or the certificate, in two parts with a hyphen between. */
	image: string;
	lead: T;
	competencies: readonly TextBlock<T>[];
	/** Heading and tags: services or technologies. */
	tags: NamedList<T>;
	/** Facts about the certificate itself, such as the exam's code. */
	details: readonly { label: T; value: T | string }[];
	relatedServices: readonly string[];
}

export interface TimelineEntry<T = string> {
	year: number;
	title: T;
	description: T;
	icon: IconKey;
}

/** A term of the trade, explained in the glossary. */
export interface Term<T = string> {
	/** Unique; used as fragment. */
	id: string;
	name: T | string;
	/** Abbreviations and other names, the same in every language. */
	also?: readonly string[];
	/** Two or three sentences, understood without the name above them. */
	text: T;
	/** The service or project that it belongs to. */
	page: SitePath;
}

/** A page of its own that explains terms of the trade. */
export interface Glossary<T = string> {
	title: T;
	meta: PageMeta<T>;
	lead: T;
	/** Stands where the line through the page starts. */
	sign: string;
	/** Terms by field; the page sorts them by name. */
	fields: readonly { id: string; title: T; terms: readonly Term<T>[] }[];
}

/** The assistant's opening words in its window, and questions that it offers. */
export interface AssistantTexts<T = string> {
	greeting: T | string;
	suggestions: readonly T[];
}

/** A language of the product: it has words in it, and the assistant answers in it. A site has one or more of them. */
export type Language = "de" | "en";

/** A short answer about the person or the dealings, which no page tells in a sentence or two. */
export interface Fact<T = string> {
	/** Unique; stands in the log and in sample questions. */
	id: string;
	/** What it is about, in the words that visitors use; searched, never told. */
	about: T;
	/** Markdown, one to three sentences; the only links in it are the owner's own addresses. */
	answer: T;
	/** The places of the site that prove it, best first. */
	links: readonly [SitePath, ...SitePath[]];
	/** The site leaves open what was asked, and the answer says so. */
	open?: boolean;
}
