import type { Content } from "../content/content.ts";
import type { LegalPage } from "../content/legal.ts";
import type {
	Certification,
	Glossary,
	IconKey,
	Language,
	PageMeta,
	Project,
	Service,
	SitePath,
} from "../content/types.ts";
import { words as allWords, type HomeSection } from "../content/words.ts";
import { validityDetails } from "./collaboration.ts";
import { homeParts } from "./home-parts.ts";
import { inLanguage, pathIn } from "./language.ts";
import {
	certificationParts,
	type Detail,
	glossaryParts,
	isFilled,
	legalParts,
	overviewParts,
	type PagePart,
	type PartSource,
	projectParts,
	serviceParts,
} from "./parts.ts";
import {
	certificationPath,
	GLOSSARY_PATHS,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	servicePath,
} from "./paths.ts";
import { valuesOf, withValues } from "./values.ts";

/** A link to a page, with a label such as "Leistung" or "Nächste Leistung". */
export interface PageLink {
	href: SitePath;
	label: string;
	title: string;
}

/** A page in one of the site's languages. */
export interface Alternate {
	language: Language;
	href: SitePath;
}

/** A breadcrumb. */
export interface Breadcrumb {
	title: string;
	/** A page, or a section of the home page. */
	href: SitePath;
}

/** The sign at the start of a page's line: an icon, a text, or a certificate's badge. */
export type Sign = { icon: IconKey } | { text: string } | { certificate: string };

/** The content behind a page, for readers that need more than its parts. */
type Subject =
	| { group: "home" }
	| { group: "services"; service: Service }
	/** Without a project: the overview. */
	| { group: "projects"; project?: Project }
	| { group: "certifications"; certification: Certification }
	| { group: "glossary"; glossary: Glossary }
	| { group: "legal" };

export type PageGroup = Subject["group"];

/** A page of the site with its content in order. */
export interface Page {
	subject: Subject;
	path: SitePath;
	language: Language;
	/** The page in every language, including its own; empty if there is only one. */
	alternates: readonly Alternate[];
	/** Label above the title, such as "Leistung". */
	kind: string;
	title: string;
	lead: string;
	meta: PageMeta;
	/** The home page's section that it belongs to. */
	section?: HomeSection;
	/** Breadcrumbs from the home page to this one, inclusive; empty on the home page. */
	trail: readonly Breadcrumb[];
	sign?: Sign;
	/** In the page's header. */
	details: readonly Detail[];
	parts: readonly PagePart[];
	/** Call to action at the end of the page. */
	invitation?: string;
	related: readonly PageLink[];
	/** Adjacent pages of its kind. */
	previous?: PageLink;
	next?: PageLink;
}

/** A page before it is linked with the others, and the labels of its kind. */
interface Draft
	extends Omit<
		Page,
		"language" | "alternates" | "kind" | "section" | "trail" | "related" | "previous" | "next"
	> {
	labels: { kind: string; previous?: string; next?: string };
}

/** Returns every page of the site in a language, home first. */
export function pagesOf(content: Content, language: Language): Page[] {
	const texts = inLanguage(content, language);
	const words = inLanguage(allWords, language);
	const localPath = (path: SitePath) => pathIn(path, language, content.languages);
	const values = valuesOf(content, language);
	const fill: PartSource["fill"] = (text, place) => withValues(text, values, language, place);
	const source: PartSource = { content: texts, words, language, localPath, fill };
	const { services, projects, certifications, glossary, legalPages } = texts;
	const pages: Draft[] = [
		homePage(source),
		...services.map((service) => servicePage(service, source)),
		...(projects.length > 0 ? [overviewPage(source)] : []),
		...projects.map((project) => projectPage(project, source)),
		...certifications.map((certification) => certificationPage(certification, source)),
	];
	const drafts: Draft[] = [
		...pages,
		...(glossary ? [glossaryPage(glossary, source, pages)] : []),
		...legalPages.filter((page) => page.language === language).map((page) => legalPage(page, source)),
	];
	return drafts.map((draft) => {
		const { labels, ...page } = draft;
		return {
			...page,
			parts: page.parts.filter(isFilled),
			kind: labels.kind,
			language,
			alternates: alternatesOf(draft, content, language),
			section: SECTIONS[draft.subject.group],
			trail: trailOf(draft, source),
			related: relatedTo(draft, drafts),
			...neighboursOf(draft, drafts),
		};
	});
}

function alternatesOf({ subject, path }: Draft, { languages }: Content, language: Language): Alternate[] {
	if (subject.group === "legal" || languages.length === 1) return [];
	const [root] = languages;
	const rootPath = language === root ? path : (path.slice(`/${language}`.length) as SitePath) || "/";
	return languages.map((other) => ({
		language: other,
		href: pathIn(subject.group === "glossary" ? GLOSSARY_PATHS[other] : rootPath, other, languages),
	}));
}

/** Returns every page of the site in all of its languages. */
export const allPagesOf = (content: Content): Page[] =>
	content.languages.flatMap((language) => pagesOf(content, language));

const homePage = (source: PartSource): Draft => {
	const { home, owner } = source.content;
	return {
		subject: { group: "home" },
		path: source.localPath("/"),
		labels: { kind: owner.jobTitle },
		title: home.hero.title,
		lead: home.hero.lead,
		meta: home.meta,
		details: [],
		parts: homeParts(source),
	};
};

const servicePage = (service: Service, { words, localPath }: PartSource): Draft => ({
	subject: { group: "services", service },
	path: localPath(servicePath(service.slug)),
	labels: words.groups.services,
	...headOf(service),
	sign: { icon: service.icon },
	details: [],
	parts: serviceParts(service, words),
	invitation: words.invitations.services,
});

function projectPage(project: Project, { words, localPath }: PartSource): Draft {
	const { slug, period, location, role } = project;
	const { labels } = words;
	return {
		subject: { group: "projects", project },
		path: localPath(projectPath(slug)),
		labels: words.groups.projects,
		...headOf(project),
		sign: { text: `${location} · ${period}` },
		details: [
			{ label: labels.period, value: period },
			{ label: labels.location, value: location },
			{ label: labels.role, value: role },
			...(project.kind === "case-study" ? [{ label: labels.outcome, value: project.outcome }] : []),
		],
		parts: projectParts(project, words),
		invitation: words.invitations.projects,
	};
}

const overviewPage = (source: PartSource): Draft => {
	const { projectsOverview } = source.content;
	return {
		subject: { group: "projects" },
		path: source.localPath(PROJECTS_OVERVIEW_PATH),
		labels: source.words.groups.overview,
		...headOf(projectsOverview),
		sign: { text: projectsOverview.sign },
		details: [],
		parts: overviewParts(source),
		invitation: source.words.invitations.overview,
	};
};

function certificationPage(certification: Certification, { words, language, localPath }: PartSource): Draft {
	const { slug, issuer, level, status, code } = certification;
	const { label, value } = words.statuses[status];
	return {
		subject: { group: "certifications", certification },
		path: localPath(certificationPath(slug)),
		labels: words.groups.certifications,
		...headOf(certification),
		sign: { certificate: code },
		details: [
			{ label: words.labels.issuer, value: issuer },
			{ label: words.labels.level, value: level },
			{
				label,
				value,
				badge: status === "active" ? "success" : "neutral",
			},
			...validityDetails(certification, language),
		],
		parts: certificationParts(certification, words),
		invitation: words.invitations.certifications,
	};
}

function glossaryPage(glossary: Glossary, source: PartSource, pages: readonly Draft[]): Draft {
	const { words, language, localPath } = source;
	const titleOf = (href: SitePath) => pages.find(({ path }) => path === href)?.title;
	return {
		subject: { group: "glossary", glossary },
		path: localPath(GLOSSARY_PATHS[language]),
		labels: words.groups.glossary,
		...headOf(glossary),
		sign: { text: glossary.sign },
		details: [],
		parts: glossaryParts(glossary, source, titleOf),
		invitation: words.invitations.glossary,
	};
}

function legalPage(page: LegalPage, { words, localPath, fill }: PartSource): Draft {
	const { title, lead, meta } = page;
	const filled = (text: string) => fill(text, `src/content/legal*.ts, ${page.path}`);
	return {
		subject: { group: "legal" },
		path: localPath(page.path),
		labels: words.groups.legal,
		...{ title, meta, lead: filled(lead) ?? "" },
		sign: { text: "§" },
		details: [],
		parts: legalParts(page, filled),
	};
}

const headOf = ({ title, lead, meta }: Pick<Page, "title" | "lead" | "meta">) => ({
	title,
	lead,
	meta,
});

function trailOf({ subject: { group }, path, title }: Draft, { words, localPath }: PartSource): Breadcrumb[] {
	if (group === "home") return [];
	const home = { title: words.trail.home, href: localPath("/") };
	const here = { title, href: path };
	if (group === "legal" || group === "glossary") return [home, here];
	const parent = { title: words.trail[group], href: localPath(PARENTS[group]) };
	return [home, ...(parent.href === path ? [] : [parent]), here];
}

const SECTIONS: Partial<Record<PageGroup, HomeSection>> = {
	services: "services",
	projects: "experience",
	certifications: "experience",
};

/** Breadcrumbs between the home page and a group's pages. */
const PARENTS = {
	services: "/#services",
	projects: PROJECTS_OVERVIEW_PATH,
	certifications: "/#experience",
} as const;

function neighboursOf(page: Draft, pages: readonly Draft[]): Pick<Page, "previous" | "next"> {
	const siblings = pages.filter(({ subject }) => subject.group === page.subject.group);
	const index = siblings.findIndex(({ path }) => path === page.path);
	const neighbour = (at: number, direction: "previous" | "next") => {
		const sibling = siblings[at];
		const label = sibling?.labels[direction];
		return sibling && label ? linkTo(sibling, label) : undefined;
	};
	return { previous: neighbour(index - 1, "previous"), next: neighbour(index + 1, "next") };
}

const linkTo = ({ path, labels, title }: Draft, label = labels.kind): PageLink => ({
	href: path,
	label,
	title,
});

/** Fills one row, at most half of it with services or with projects. */
const MAX_RELATED = 4;
const MAX_OF_KIND = 2;

/**
 * Returns the services related to a project or certificate. For a service: related services except its neighbours,
 * which the page's end links anyway, then its projects, then its certificates, as far as there is room.
 */
function relatedTo(page: Draft, pages: readonly Draft[]): PageLink[] {
	const { subject } = page;
	const links = (isRelated: (subject: Subject) => boolean | undefined) =>
		pages.filter((other) => isRelated(other.subject)).map((other) => linkTo(other));
	const services = (slugs: readonly string[] = []) =>
		slugs.flatMap((slug) => links((other) => other.group === "services" && other.service.slug === slug));
	if (subject.group === "projects") return services(subject.project?.relatedServices);
	if (subject.group === "certifications") return services(subject.certification.relatedServices);
	if (subject.group !== "services") return [];
	const { slug, relatedServices } = subject.service;
	const { previous, next } = neighboursOf(page, pages);
	const others = services(relatedServices).filter(
		({ href }) => href !== previous?.href && href !== next?.href,
	);
	const projects = links(
		(other) => other.group === "projects" && other.project?.relatedServices.includes(slug),
	);
	const certificates = links(
		(other) => other.group === "certifications" && other.certification.relatedServices.includes(slug),
	);
	return [...others.slice(0, MAX_OF_KIND), ...projects.slice(0, MAX_OF_KIND), ...certificates].slice(
		0,
		MAX_RELATED,
	);
}
