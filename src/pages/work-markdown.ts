import { clientPages, ownProjects, technologiesIn } from "./evidence.ts";
import { link } from "./page-markdown.ts";
import type { Page } from "./pages.ts";

/** Links a page by its title; the home page's is a slogan. */
export const titleOf = ({ title, path, subject, meta }: Page): string =>
	link(subject.group === "home" ? meta.title : title, path);

const withTechnologies = (page: Page): string =>
	`${titleOf(page)}: ${page.parts.flatMap(technologiesIn).join(", ")}`;

/** Returns a line for each client, such as "2024, Berlin, DevOps Team Lead: [title](/path): technologies". */
export const clientLines = (pages: readonly Page[]): string[] =>
	clientPages(pages).map((page) => {
		const [period, location, role] = page.details.map(({ value }) => value);
		return `${[period, location, role].join(", ")}: ${withTechnologies(page)}`;
	});

export const ownProjectLines = (pages: readonly Page[]): string[] =>
	ownProjects(pages).map(({ title, tags = [] }) => `${title}: ${tags.join(", ")}`);

/** Returns a line with the technologies of each page of a group. */
export const groupLines = (pages: readonly Page[], group: Page["subject"]["group"]): string[] =>
	pages.filter(({ subject }) => subject.group === group).map(withTechnologies);

/** Links the pages of a group, or all pages; of the home page its sections, too. */
export const placeLines = (pages: readonly Page[], group?: Page["subject"]["group"]): string[] =>
	pages
		.filter(({ subject }) => group === undefined || subject.group === group)
		.flatMap((page) => {
			const sections = page.subject.group === "home" ? page.parts.filter(({ anchor }) => !anchor) : [];
			return [titleOf(page), ...sections.map(({ id, title }) => link(title, `${page.path}#${id}`))];
		});
