import type { ContentInLanguage } from "../content/content.ts";
import type { LegalLink } from "../content/legal.ts";
import type {
	Certification,
	Diagram,
	Figure,
	Glossary,
	Language,
	NamedList,
	PageMeta,
	Phase,
	Project,
	Question,
	Service,
	SitePath,
	TextBlock,
} from "../content/types.ts";
import type { Words } from "../content/words.ts";

/** A labelled value, such as a role or an exam's code. */
export interface Detail {
	label: string;
	value: string;
	/** Shows the value as a badge. */
	badge?: "success" | "neutral";
	/** External link of the value. */
	href?: string;
}

/** A heading with its text; a term has a fragment, other names and its page, too, a competency icon and technologies. */
export interface Block extends TextBlock {
	id?: string;
	note?: string;
	link?: { title: string; href: SitePath };
	icon?: string;
	technologies?: NamedList;
}

/** A card or stop, with or without a link to a page. */
export interface Entry {
	title: string;
	href?: SitePath;
	period?: string;
	location?: string;
	role?: string;
	description: string;
	/** Of a running project. */
	focus?: readonly string[];
	/** Of a finished one. */
	results?: readonly string[];
	/** Technologies. */
	tags?: readonly string[];
}

export interface ServiceEntry extends Entry {
	href: SitePath;
	icon: string;
	/** Phases of a leading service's first scenario; its card is a small one if it has none. */
	phases: readonly string[];
	technologies: readonly string[];
}

export interface ProjectEntry extends Entry {
	href: SitePath;
	category: string;
	/** A year, or a number of projects. */
	count: string;
	technologies: readonly string[];
}

export interface CertificationEntry extends Entry, Pick<Certification, "issuer" | "level" | "code"> {
	href: SitePath;
	validity?: string;
}

/** Content of a part, by its kind. Renderers switch on `kind`; the compiler reports missing cases. */
type PartContent =
	| {
			kind: "text";
			paragraphs: readonly string[];
			/** A postal address, line by line. */
			address?: readonly string[];
			items?: readonly string[];
			links?: readonly LegalLink[];
	  }
	| { kind: "blocks"; blocks: readonly Block[]; isOrdered?: boolean }
	| { kind: "points"; items: readonly string[] }
	| { kind: "tags"; items: readonly string[] }
	| { kind: "questions"; questions: readonly Question[] }
	| { kind: "details"; details: readonly Detail[] }
	| { kind: "tagLists"; lists: readonly NamedList[] }
	| { kind: "taskLists"; lists: readonly (NamedList & { icon: string })[] }
	| { kind: "figures"; figures: readonly Figure[] }
	| ({ kind: "diagram"; drawing: Diagram["kind"] } & Omit<Diagram, "kind" | "title">)
	| { kind: "services"; entries: readonly ServiceEntry[] }
	| { kind: "projects"; entries: readonly ProjectEntry[] }
	| { kind: "certifications"; entries: readonly CertificationEntry[] }
	/** Clients' projects on a line. */
	| { kind: "projectLine"; entries: readonly (Entry & { href: SitePath })[] }
	| { kind: "currentProjects"; entries: readonly Entry[] }
	/** A fictional practice example, never a client's project. */
	| {
			kind: "scenario";
			startingPoint: TextBlock;
			/** With durations in words. */
			phases: {
				title: string;
				duration: string;
				phases: readonly (Phase & { duration: string; shortDuration: string })[];
			};
			results: { title: string; figures: readonly Figure[]; conclusion: string };
	  };

export type PagePart = PartContent & {
	/** Unique on its page. Links lead to it by this fragment, unless the part has an `anchor`. */
	id: string;
	title: string;
	/** If it differs from the page's. */
	language?: Language;
	/** Text below the title. */
	lead?: string;
	/** Kind of part, shown with links to it. */
	note?: string;
	/** Fragment of the element that contains the part, if it has none of its own. */
	anchor?: string;
};

export type PartOf<Kind extends PagePart["kind"]> = Extract<PagePart, { kind: Kind }>;

/** The sign at the start of the page's line: an icon, a text, or a certificate's badge. */
export type Sign = { icon: string } | { text: string } | { certificate: string };

/** The content behind a page, for readers that need more than its parts. */
export type Subject =
	| { group: "home" }
	| { group: "services"; service: Service }
	/** Without a project: the overview. */
	| { group: "projects"; project?: Project }
	| { group: "certifications"; certification: Certification }
	| { group: "glossary"; glossary: Glossary }
	| { group: "profile" }
	| { group: "colophon" }
	| { group: "legal" };

/** A page before it is linked with the others. */
export interface PageDraft {
	subject: Subject;
	/** In the site's first language. */
	path: SitePath;
	title: string;
	lead: string;
	meta: PageMeta;
	sign?: Sign;
	/** In the page's header. */
	details?: readonly Detail[];
	parts: readonly PagePart[];
	/** Slugs of related services. */
	relatedServices?: readonly string[];
	/** Texts about its kind: its name, the call to action at its end, and labels of links from adjacent pages. */
	group: { kind: string; invitation?: string; previous?: string; next?: string };
}

/** Input of the functions that build a page. */
export interface PartSource {
	content: ContentInLanguage;
	words: Words;
	language: Language;
	/** Returns the path of a page in the content's language. */
	localPath(path: SitePath): SitePath;
	/** Fills in the values that a text names; returns nothing if the owner lacks one. */
	fill(text: string, place: string): string | undefined;
}

/** Returns whether a part has something to show. A list has no entries if the owner has none, such as projects. */
export function isFilled(part: PagePart): boolean {
	const lists = Object.values(part).filter((value) => Array.isArray(value));
	const isFull = ({ length }: readonly unknown[]) => length > 0;
	return part.kind === "text" ? part.lead !== undefined || lists.some(isFull) : lists.every(isFull);
}

/** Returns the questions that a page answers. */
export const questionsIn = ({ parts }: Pick<PageDraft, "parts">): readonly Question[] =>
	parts.flatMap((part) => (part.kind === "questions" ? part.questions : []));
