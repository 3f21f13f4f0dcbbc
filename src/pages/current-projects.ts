import type { CurrentProject } from "../content/projects-overview.ts";
import type { Project, SitePath } from "../content/types.ts";
import { projectPath } from "./paths.ts";

/** A card on the projects overview, with its project's details. */
interface CurrentProjectCard<T = string> {
	title: T;
	period: T | string;
	role: T | string;
	description: T;
	technologies: readonly (T | string)[];
	href?: SitePath;
}

/** Returns the cards of current work, except those of removed projects. */
export const currentProjectCards = <T>(
	current: readonly CurrentProject<T>[],
	projects: readonly Project<T>[],
): CurrentProjectCard<T>[] =>
	current.flatMap((entry) => {
		if (entry.project === undefined) return [entry];
		const { description, technologies } = entry;
		return projects
			.filter(({ slug }) => slug === entry.project)
			.map(({ slug, title, period, role }) => ({
				title,
				period,
				role,
				description,
				technologies,
				href: projectPath(slug),
			}));
	});
