import type { ContentInLanguage } from "../content/content.ts";
import type { CurrentProject } from "../content/projects-overview.ts";
import type { Project, TextBlock } from "../content/types.ts";
import type { Words } from "../content/words.ts";
import { diagramParts, headOf, questionsPart, technologiesPart } from "./detail-pages.ts";
import { fillIn } from "./language.ts";
import type { PageDraft, PagePart, PartSource } from "./parts.ts";
import { PROJECTS_OVERVIEW_PATH, projectPath } from "./paths.ts";

export function projectPage(project: Project, source: PartSource): PageDraft {
	const { words } = source;
	const { slug, period, location, role, quote } = project;
	const { labels, parts: titles } = words;
	return {
		...headOf(project),
		subject: { group: "projects", project },
		path: projectPath(slug),
		group: words.groups.projects,
		sign: { text: `${location} · ${period}` },
		details: [
			{ label: labels.period, value: period },
			{ label: labels.location, value: location },
			{ label: labels.role, value: role },
			...(project.kind === "case-study" ? [{ label: labels.outcome, value: project.outcome }] : []),
		],
		parts: [
			...diagramParts(project),
			...projectParts(project, titles),
			{
				id: "kundenstimme",
				title: titles.quote,
				kind: "text",
				paragraphs: quote
					? [fillIn(words.quoted, { title: quote.text }), `${quote.name}, ${quote.role}`]
					: [],
			},
			questionsPart(project.questions, source, projectPath(slug)),
		],
	};
}

function projectParts(project: Project, titles: Words["parts"]): PagePart[] {
	const technologies = technologiesPart(project.technologies, titles);
	if (project.kind === "engagement") {
		const { company, taskGroups, focus } = project;
		return [
			{ id: "unternehmen", title: titles.company, kind: "text", paragraphs: company },
			{ id: "aufgaben", title: titles.tasks, kind: "taskLists", lists: taskGroups },
			technologies,
			{ id: "schwerpunkte", title: titles.focus, kind: "tags", items: focus },
		];
	}
	const { goals, challenges, approach, results } = project;
	return [
		{ id: "ziele", title: titles.goals, kind: "points", items: goals },
		technologies,
		{ id: "herausforderungen", title: titles.challenges, kind: "blocks", blocks: challenges },
		approachPart(approach, titles),
		{ id: "ergebnisse", title: titles.results, kind: "points", items: results },
	];
}

const approachPart = (blocks: readonly TextBlock[], titles: Words["parts"]): PagePart => ({
	id: "vorgehen",
	title: titles.approach,
	kind: "blocks",
	blocks,
	isOrdered: true,
});

export function overviewPage(source: PartSource): PageDraft {
	const { content, words, localPath } = source;
	const { projects, projectsOverview } = content;
	const { parts: titles } = words;
	return {
		...headOf(projectsOverview),
		subject: { group: "projects" },
		path: PROJECTS_OVERVIEW_PATH,
		group: words.groups.overview,
		sign: { text: projectsOverview.sign },
		parts: [
			{
				id: "figures",
				anchor: "content",
				title: titles.figures,
				kind: "figures",
				figures: projectsOverview.tiles,
			},
			{
				id: "kundenprojekte",
				title: titles.clientProjects,
				kind: "projectLine",
				entries: projects.map(({ slug, client, period, location, role, description }) => ({
					...{ period, location, role, description },
					title: client,
					href: localPath(projectPath(slug)),
				})),
			},
			{
				id: "aktuelle-projekte",
				title: titles.currentProjects,
				kind: "currentProjects",
				entries: currentProjectsOf(content).map(({ technologies, href, ...entry }) => ({
					...entry,
					href: href && localPath(href),
					tags: technologies,
				})),
			},
			{
				id: "kerntechnologien",
				title: titles.coreTechnologies,
				kind: "tagLists",
				lists: projectsOverview.coreTechnologies,
			},
			approachPart(projectsOverview.approach, titles),
			questionsPart(projectsOverview.questions, source, "/projects-overview"),
		],
	};
}

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
