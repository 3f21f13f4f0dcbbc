import type { SiteLanguage } from "./site.ts";

/**
 * Types of the site's content. Content modules hold data only and import only each other, always with `.ts` endings,
 * because Deno reads them too.
 *
 * Types are generic in their texts: content files write each text in every language (`Service<Localized>`), readers get
 * strings in one language (`Service`), resolved by `inLanguage`.
 */

/** A text in every language of the site; may have more. */
export type Localized = Readonly<Record<SiteLanguage, string> & Record<string, string>>;

/** A value whose texts are resolved to strings in one language. */
export type InLanguage<T> = T extends Localized
	? string
	: T extends object
		? { readonly [Key in keyof T]: InLanguage<T[Key]> }
		: T;

/** Path of a page of this site, without the base path and a trailing slash. */
export type SitePath = `/${string}`;

/** A day, as in "2027-02-01". */
export type CalendarDate = `${number}-${number}-${number}`;

/** Title and description of a page for search engines and browser tabs. */
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

/** A phase of a practice scenario. */
export interface Phase<T = string> {
	title: T;
	/** Working days, five to a week. */
	days: number;
	/** Two to four entries, each a clause or a short sentence. */
	tasks: readonly T[];
}

/** A figure and its label. */
export interface Figure<T = string> {
	/** "99,95 %", "< 15 min", "−38 %". */
	value: T | string;
	label: T;
}

/** A practice scenario: a fictional example, never a client's project, and labelled as such. */
export interface Scenario<T = string> {
	/** Unique on its page; used as fragment. */
	id: string;
	title: T;
	startingPoint: T;
	phases: readonly Phase<T>[];
	/** Two to four figures. */
	results: readonly Figure<T>[];
	/** One sentence that sums up the figures. */
	conclusion: T;
}

/**
 * A question that clients ask, and its answer. Both stand on the page, the assistant suggests the question and gives the
 * answer to the letter. They may name values, such as `{name}`; `src/pages/values.ts` lists them.
 */
export interface Question<T = string> {
	/** Makes sense on any page, as it names its subject. */
	question: T;
	/**
	 * Two to four sentences that can be read aloud; the first one answers. Without “I” or a name where possible, as the
	 * owner says it on the page, and the assistant about the owner.
	 */
	answer: T;
	/** Suggests it in the assistant's empty window. */
	isSuggested?: true;
}

/** A drawing of something that the page says in words. */
export interface Diagram<T = string> {
	/**
	 * What changes from one side to the other, what moves across in waves, the stages of a pipeline, those of a loop, whose
	 * last one leads back to the first, or layers from the outside in.
	 */
	kind: "change" | "waves" | "pipeline" | "loop" | "layers";
	title: T;
	/** One sentence below the drawing. */
	caption: T;
	/** The two sides of a change or of waves, in a word or two. */
	ends?: readonly [from: T | string, to: T | string];
	/** Three to six. In a change, the title says what it was and the text what it became. */
	items: readonly { title: T | string; text: T | string }[];
}

interface DetailPage<T = string> {
	/** Last segment of the path. */
	slug: string;
	title: T;
	meta: PageMeta<T>;
	/** Three to five, if any. */
	questions?: readonly Question<T>[];
}

export interface Service<T = string> extends DetailPage<T> {
	/** Name of an icon on lucide.dev/icons. */
	icon: string;
	/** Gives it a large card, with the phases of its first scenario; a service without one has a small card. */
	isLeading?: true;
	/** One or two sentences for the card. */
	description: T;
	/** Opening paragraph of the page; its first sentence is set large and makes the point. */
	lead: T;
	diagram?: Diagram<T>;
	/** Three to five. */
	features: readonly TextBlock<T>[];
	/** Most important first; a large card shows the first four. */
	technologies: readonly (T | string)[];
	scenarios: readonly Scenario<T>[];
	/** Slugs of two or three related services. */
	relatedServices: readonly string[];
}

interface ProjectPage<T = string> extends DetailPage<T> {
	client: T | string;
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
	diagram?: Diagram<T>;
	technologies: readonly (T | string)[];
	/** What the client says, with that person's consent. */
	quote?: { text: T | string; name: string; role: T | string };
	/** Slugs of the services in the project; their pages link back. */
	relatedServices: readonly string[];
}

/** A finished project: goals, technologies, challenges, approach, results. */
export interface CaseStudy<T = string> extends ProjectPage<T> {
	kind: "case-study";
	/** The first result in a few words, for the page's header. */
	outcome: T;
	goals: readonly T[];
	challenges: readonly TextBlock<T>[];
	/** In chronological order. */
	approach: readonly TextBlock<T>[];
	results: readonly T[];
}

/** A running engagement: the company, the tasks in groups, the focus. */
export interface Engagement<T = string> extends ProjectPage<T> {
	kind: "engagement";
	/** Paragraphs about the company. */
	company: readonly T[];
	taskGroups: readonly (NamedList<T> & { icon: string })[];
	focus: readonly T[];
}

export type Project<T = string> = CaseStudy<T> | Engagement<T>;

type CertificationStatus = "active" | "neutral";

export interface Certification<T = string> extends DetailPage<T> {
	issuer: T | string;
	/** The issuer's term: "Associate", "Expert". */
	level?: T | string;
	status: CertificationStatus;
	issued?: CalendarDate;
	expires?: CalendarDate;
	/** URL of the issuer's proof. */
	verifyUrl?: string;
	/** Short text for the badge, such as an exam's code; a hyphen or space ends its first line. */
	code: string;
	lead: T;
	competencies: readonly TextBlock<T>[];
	/** Heading and tags: services or technologies. */
	tags: NamedList<T>;
	/** Facts about the certificate itself, such as the exam's code. */
	details: readonly { label: T; value: T | string }[];
	relatedServices: readonly string[];
}

/** A term of the trade, explained in the glossary. */
export interface GlossaryTerm<T = string> {
	/** Unique; used as fragment. */
	id: string;
	name: T | string;
	/** Abbreviations and other names, the same in every language. */
	also?: readonly string[];
	/** Two or three sentences that make sense without the heading. */
	text: T;
	/** The service or project that it belongs to. */
	page: SitePath;
}

/** The page that explains the trade's terms. */
export interface Glossary<T = string> {
	title: T;
	meta: PageMeta<T>;
	lead: T;
	/** The sign at the start of the page's line. */
	sign: string;
	/** The page sorts them by name. */
	terms: readonly GlossaryTerm<T>[];
}

/** A language that the product supports. A site has one or more of them. */
export type Language = "de" | "en";

/**
 * A short answer to a question that no page answers in a sentence or two. Its texts may name values, such as `{name}`;
 * `src/pages/values.ts` lists them.
 */
export interface Fact<T = string> {
	/** Unique; used in the log and in sample questions. */
	id: string;
	/** Search terms, in visitors' words; never shown. */
	about: T;
	/** A question that it answers to the letter; the assistant suggests it. */
	question?: T;
	/** Markdown, one to three sentences; the only links in it are the owner's own addresses. */
	answer: T;
	/** The answer if a list that `answer` names has one entry. */
	one?: T;
	/** Instead, if the owner lacks a value that `answer` names; without it, there is no such fact then. */
	none?: Pick<Fact<T>, "answer" | "links" | "open">;
	/** Paths of the parts that prove it, best first; "/projects/*" means every project, and so on. */
	links: readonly [SitePath, ...SitePath[]];
	/** Whether the answer says that the site leaves the question open. */
	open?: boolean;
}
