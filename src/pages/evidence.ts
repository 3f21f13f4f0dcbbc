import { pageSections } from "./page-markdown.ts";
import type { Page } from "./pages.ts";
import type { Entry, PagePart } from "./parts.ts";

/** Where a site mentions a technology. What no client's page says must not be claimed of a client. */
export interface Evidence {
	technology: string;
	/** Pages of the clients whose project used it: they list it, or their text names it. */
	clients: readonly Page[];
	/** Other pages that list it, or certificates that are named for it. */
	services: readonly Page[];
	certifications: readonly Page[];
	/** The home page and the overview of projects, if they list it. */
	overviews: readonly Page[];
	/** Titles of the owner's own projects that list it. */
	ownProjects: readonly string[];
}

/** Returns the evidence for each technology that one of the pages, all in one language, lists. */
export function evidenceOf(pages: readonly Page[]): Evidence[] {
	const listed = new Map(pages.map((page) => [page, page.parts.flatMap(technologiesIn)]));
	const clients = clientPages(pages);
	const texts = new Map(clients.map((page) => [page, wordsOf(pageSections(page, () => "").join("\n"))]));
	const own = ownProjects(pages);
	const certificates = pages.filter(({ subject }) => subject.group === "certifications");
	return [...new Set([...listed.values()].flat())].map((technology) => {
		const words = wordsOf(technology);
		const listing = (group: Page["subject"]["group"]) =>
			pages.filter((page) => page.subject.group === group && listed.get(page)?.includes(technology));
		return {
			technology,
			clients: clients.filter((page) => texts.get(page)?.includes(words)),
			services: listing("services"),
			overviews: [...listing("projects"), ...listing("home")].filter((page) => !clients.includes(page)),
			certifications: certificates.filter(
				(page) => listed.get(page)?.includes(technology) || wordsOf(page.title).includes(words),
			),
			ownProjects: own.filter(({ tags = [] }) => tags.includes(technology)).map(({ title }) => title),
		};
	});
}

/** Returns the pages about clients' projects. */
export const clientPages = (pages: readonly Page[]): Page[] =>
	pages.filter(({ subject }) => subject.group === "projects" && subject.project);

/** Returns the current projects that are no client's. */
export const ownProjects = (pages: readonly Page[]): readonly Entry[] =>
	pages
		.flatMap(({ parts }) => parts)
		.flatMap((part) => (part.kind === "currentProjects" ? part.entries : []))
		.filter(({ href }) => !clientPages(pages).some(({ path }) => path === href));

/** Returns the technologies that a part lists. */
export function technologiesIn(part: PagePart): readonly string[] {
	if (part.kind === "tags") return part.items;
	if (part.kind === "tagLists") return part.lists.flatMap(({ items }) => items);
	return part.kind === "currentProjects" ? part.entries.flatMap(({ tags = [] }) => tags) : [];
}

/** Returns a text's words, so that a name occurs in it only as a whole. */
const wordsOf = (text: string): string => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(" ")} `;
