import type { ContentInLanguage } from "../content/content.ts";
import type { CurrentProject } from "../content/projects-overview.ts";
import { projectPath } from "./paths.ts";

/** Returns the cards of current work, with their projects' details; leaves out those of removed projects. */
export const currentProjectsOf = ({
	projectsOverview,
	projects,
}: ContentInLanguage): Extract<CurrentProject, { project?: never }>[] =>
	projectsOverview.currentProjects.flatMap((entry) => {
		if (entry.project === undefined) return [entry];
		const { description, technologies } = entry;
		return projects
			.filter(({ slug }) => slug === entry.project)
			.map(({ slug, title, period, role }) => ({
				...{ title, period, role, description, technologies },
				href: projectPath(slug),
			}));
	});
