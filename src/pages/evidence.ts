import { pageSections } from "./page-markdown.ts";
import type { Page } from "./pages.ts";
import type { Entry, PagePart } from "./parts.ts";

/** Where a site mentions a technology. What no client's page says must not be claimed of a client. */
export interface Evidence {
	technology: string;
	/** Pages of clients that list it or name it in their text, then of services that list it, then of its certificates. */
	proofs: readonly Page[];
	/** The same or, if there are none, the overview of projects or the home page that lists it. */
	pages: readonly Page[];
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
		const proofs = [
			...clients.filter((page) => texts.get(page)?.includes(words)),
			...listing("services"),
			...certificates.filter(
				(page) => listed.get(page)?.includes(technology) || wordsOf(page.title).includes(words),
			),
		];
		return {
			technology,
			proofs,
			pages: proofs.length > 0 ? proofs : [...listing("projects"), ...listing("home")].slice(0, 1),
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
