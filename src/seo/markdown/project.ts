import { projectPath, projects } from "../../content/catalog.ts";
import { projectsOverview } from "../../content/projects-overview.ts";
import type { CaseStudy, Engagement, Project } from "../../content/types.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import { blockSections, bulletList, joinParts, link, namedList, paragraphs, section } from "./format.ts";

export const projectMarkdown = (project: Project): string =>
	joinParts([
		namedList([
			["Kunde", project.client],
			["Zeitraum", project.period],
			["Ort", project.location],
			["Rolle", project.role],
			...(project.kind === "case-study" ? [["Ergebnis", project.outcome] as const] : []),
		]),
		project.kind === "case-study" ? caseStudyMarkdown(project) : engagementMarkdown(project),
	]);

const caseStudyMarkdown = ({ goals, technologies, challenges, approach, results }: CaseStudy): string =>
	joinParts([
		section(2, "Ziele", bulletList(goals)),
		section(2, "Technologien", bulletList(technologies)),
		section(2, "Herausforderungen", blockSections(3, challenges)),
		section(2, "Vorgehen", blockSections(3, approach)),
		section(2, "Ergebnisse", bulletList(results)),
	]);

const engagementMarkdown = ({ company, taskGroups, technologies, focus }: Engagement): string =>
	joinParts([
		section(2, "Das Unternehmen", paragraphs(company)),
		section(2, "Aufgaben", ...taskGroups.map(({ title, items }) => section(3, title, bulletList(items)))),
		section(2, "Technologien", bulletList(technologies)),
		section(2, "Schwerpunkte", bulletList(focus)),
	]);

export function overviewMarkdown(site: SiteAddress): string {
	const { tiles, currentProjects, coreTechnologies, approach } = projectsOverview;
	return joinParts([
		namedList(tiles.map(({ value, label }) => [value, label])),
		section(
			2,
			"Aktuelle Projekte",
			...currentProjects.map(({ title, period, role, description, technologies, href }) =>
				section(
					3,
					title,
					namedList([
						["Zeitraum", period],
						["Rolle", role],
						["Technologien", technologies.join(", ")],
					]),
					paragraphs([description]),
					href ? link("Mehr dazu", addressOf(site, href)) : "",
				),
			),
		),
		section(
			2,
			"Alle Projektseiten",
			projects.map(({ slug, title }) => `- ${link(title, addressOf(site, projectPath(slug)))}`).join("\n"),
		),
		section(
			2,
			"Kerntechnologien",
			namedList(coreTechnologies.map(({ title, items }) => [title, items.join(", ")])),
		),
		section(2, "Vorgehen", blockSections(3, approach)),
	]);
}
