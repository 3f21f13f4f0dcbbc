import type { Content } from "../content/content.ts";
import type { Language, SitePath } from "../content/types.ts";
import { words as allWords, type HomeSection } from "../content/words.ts";
import { colophonPage } from "./colophon-page.ts";
import { certificationPage, glossaryPage, legalPage, servicePage } from "./detail-pages.ts";
import { homePage } from "./home-page.ts";
import { inLanguage, pathIn } from "./language.ts";
import { type Detail, isFilled, type PageDraft, type PartSource, type Subject } from "./parts.ts";
import { PROJECTS_OVERVIEW_PATH, servicePath } from "./paths.ts";
import { profilePage } from "./profile-page.ts";
import { overviewPage, projectPage } from "./project-pages.ts";
import { valuesOf, withValues } from "./values.ts";

/** A link to a page, with a label such as "Leistung" or "Nächste Leistung". */
export interface PageLink {
	href: SitePath;
	label: string;
	title: string;
}

type PageGroup = Subject["group"];

/** A page of the site with its content in order. */
export interface Page extends Omit<PageDraft, "group"> {
	language: Language;
	/** The page in every language, including its own; empty if there is only one. */
	alternates: readonly { language: Language; href: SitePath }[];
	/** Label above the title, such as "Leistung". */
	kind: string;
	/** The home page's section that it belongs to. */
	section?: HomeSection;
	/** Breadcrumbs from the home page to this one, inclusive, pages and sections; empty on the home page. */
	trail: readonly { title: string; href: SitePath }[];
	details: readonly Detail[];
	/** Call to action at the end of the page. */
	invitation?: string;
	related: readonly PageLink[];
	previous?: PageLink;
	next?: PageLink;
}

/** Returns every page of the site in a language, home first. */
export function pagesOf(content: Content, language: Language): Page[] {
	const texts = inLanguage(content, language);
	const words = inLanguage(allWords, language);
	const localPath = (path: SitePath) => pathIn(path, language, content.languages);
	const values = valuesOf(texts, language);
	const fill: PartSource["fill"] = (text, place) => withValues(text, values, language, place);
	const source: PartSource = { content: texts, words, language, localPath, fill };
	const { services, projects, certifications, glossary, legalPages } = texts;
	const pages: PageDraft[] = [
		homePage(source),
		...services.map((service) => servicePage(service, source)),
		...(projects.length > 0 ? [overviewPage(source)] : []),
		...projects.map((project) => projectPage(project, source)),
		...certifications.map((certification) => certificationPage(certification, source)),
	];
	const drafts: PageDraft[] = [
		...pages,
		profilePage(source),
		...(texts.colophon ? [colophonPage(texts.colophon, source)] : []),
		...(glossary ? [glossaryPage(glossary, source, pages)] : []),
		...legalPages.filter((page) => page.language === language).map((page) => legalPage(page, source)),
	];
	const linkTo = ({ path, group, title }: PageDraft, label = group.kind): PageLink => ({
		href: localPath(path),
		label,
		title,
	});
	return drafts.map((draft) => {
		const { group, relatedServices: _, details = [], ...page } = draft;
		const { previous, next } = neighboursOf(draft, drafts);
		return {
			...page,
			path: localPath(page.path),
			details,
			parts: page.parts.filter(isFilled),
			kind: group.kind,
			invitation: group.invitation,
			language,
			alternates: alternatesOf(draft, content.languages),
			section: SECTIONS[draft.subject.group],
			trail: trailOf(draft, source),
			related: relatedTo(draft, drafts).map((related) => linkTo(related)),
			previous: previous?.group.previous ? linkTo(previous, previous.group.previous) : undefined,
			next: next?.group.next ? linkTo(next, next.group.next) : undefined,
		};
	});
}

const alternatesOf = ({ subject, path }: PageDraft, languages: Content["languages"]): Page["alternates"] =>
	subject.group === "legal" || languages.length === 1
		? []
		: languages.map((language) => ({ language, href: pathIn(path, language, languages) }));

/**
 * Returns the pages from which the assistant answers. The profile repeats the others: it is a place to link to, and says
 * nothing but what it is.
 */
export const answeringPagesOf = (content: Content, language: Language): Page[] =>
	pagesOf(content, language).map((page) =>
		page.subject.group === "profile"
			? { ...page, lead: page.meta.description, details: [], parts: [] }
			: page,
	);

export const allPagesOf = (content: Content): Page[] =>
	content.languages.flatMap((language) => pagesOf(content, language));

/** Returns, by the path of each page in any language, its path in one language, or its only one. */
export const pathsIn = (content: Content, language: Language): ReadonlyMap<string, SitePath> =>
	new Map(
		allPagesOf(content).map(({ path, alternates }) => [
			path,
			alternates.find((alternate) => alternate.language === language)?.href ?? path,
		]),
	);

function trailOf({ subject, path, title }: PageDraft, { words, localPath }: PartSource): Page["trail"] {
	if (subject.group === "home") return [];
	const titles: Partial<Record<PageGroup, string>> = words.trail;
	const { [subject.group]: parent = path } = PARENTS;
	return [
		{ title: words.trail.home, href: localPath("/") },
		...(parent === path ? [] : [{ title: titles[subject.group] ?? "", href: localPath(parent) }]),
		{ title, href: localPath(path) },
	];
}

const SECTIONS: Partial<Record<PageGroup, HomeSection>> = {
	services: "services",
	projects: "experience",
	certifications: "experience",
};

/** Breadcrumbs between the home page and a group's pages. */
const PARENTS: Partial<Record<PageGroup, SitePath>> = {
	services: "/#services",
	projects: PROJECTS_OVERVIEW_PATH,
	certifications: "/#experience",
};

/** Returns the pages of its kind before and after a page. */
function neighboursOf(page: PageDraft, pages: readonly PageDraft[]) {
	const siblings = pages.filter(({ subject }) => subject.group === page.subject.group);
	const index = siblings.indexOf(page);
	return { previous: siblings[index - 1], next: siblings[index + 1] };
}

/** Fills one row, at most half of it with services or with projects. */
const MAX_RELATED = 4;
const MAX_OF_KIND = 2;

/**
 * Returns the services related to a project or certificate. For a service: related services except its neighbours,
 * which the page's end links anyway, then its projects, then its certificates, as far as there is room.
 */
function relatedTo(page: PageDraft, pages: readonly PageDraft[]): PageDraft[] {
	const servicesOf = ({ relatedServices = [] }: PageDraft) =>
		relatedServices.flatMap((slug) => pages.filter(({ path }) => path === servicePath(slug)));
	const services = servicesOf(page);
	if (page.subject.group !== "services") return services;
	const { previous, next } = neighboursOf(page, pages);
	const others = services.filter((service) => service !== previous && service !== next);
	const of = (group: PageGroup) =>
		pages.filter((other) => other.subject.group === group && servicesOf(other).includes(page));
	return [
		...others.slice(0, MAX_OF_KIND),
		...of("projects").slice(0, MAX_OF_KIND),
		...of("certifications"),
	].slice(0, MAX_RELATED);
}
