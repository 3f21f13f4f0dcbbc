import type { CaseStudy, Engagement, Project } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import type { Passage } from "./passage.ts";
import {
	blockBullets,
	bullets,
	CONTACT_LINK,
	EXPERIENCE_LINK,
	enumerate,
	firstSentences,
	ownBullets,
	projectLink,
	said,
} from "./wording.ts";

/** What the pages of the projects say. */
export function projectPassages(content: SiteContent): Passage[] {
	return [
		projectList(content),
		...content.projects.flatMap((project) => onePage(project, content.owner.name)),
	];
}

function projectList({ projects, owner, projectsOverview }: SiteContent): Passage {
	const overview = { de: projectsOverview.title, en: "Project overview" };
	const line = (project: Project, text: string) => {
		const { title, href } = projectLink(project);
		return `[${title.de}](${href}): ${text}`;
	};
	return {
		id: "projects",
		subject: "projects",
		kind: "list",
		names: "Projekte projects Referenzen",
		keywords: `Kunden Auftraggeber Branchen gearbeitet ${projects.map(({ client }) => client).join(" ")}`,
		context: "",
		text: projects
			.map(({ client, period, location, role }) => `${client}, ${period}, ${location}: ${role}`)
			.join("\n"),
		cues: ["projects", "clients"],
		answer: {
			de: `Diese Projekte von ${owner.name} haben eine eigene Seite:\n\n${bullets(
				projects.map((project) => line(project, `${project.role}, ${project.location}`)),
			)}`,
			en: `These projects of ${owner.name} have a page of their own:\n\n${bullets(
				projects.map((project) => line(project, firstSentences(project.summaryEn, 1))),
			)}`,
		},
		links: [{ title: overview, href: "/projects/overview" }, EXPERIENCE_LINK],
	};
}

const DETAILS_IN_GERMAN = "The page has the details, in German.";

const place = ({ location }: Project) => (location === "Schweiz" ? "in der Schweiz" : `in ${location}`);

function onePage(project: Project, owner: string): Passage[] {
	const page = projectLink(project);
	const subject = `projects/${project.slug}`;
	const names = `${project.client} ${project.title}`;
	const shared = {
		subject,
		kind: "section" as const,
		names,
		context: `${project.category} ${project.technologies.join(" ")} ${project.description} ${project.summaryEn} Projekt project ${project.year} ${project.location}`,
		links: [page],
	};
	const since = project.period === String(project.year) ? `war ${project.year}` : `ist ${project.period}`;
	const section = (
		name: string,
		cues: Passage["cues"],
		keywords: string,
		text: string,
		de: string,
		en?: string,
	): Passage => ({
		...shared,
		id: `${subject}/${name}`,
		keywords,
		text,
		cues,
		answer: { de, en: en ?? `${project.summaryEn} ${DETAILS_IN_GERMAN}` },
	});
	return [
		{
			...shared,
			id: subject,
			kind: "summary",
			keywords: `${project.location} ${project.category} Projekt project Kunde client`,
			text: `${project.description} ${project.lead} ${project.summaryEn}`,
			cues: ["projects", "clients", "experience", "tasks"],
			answer: {
				de: `${owner} ${since} bei ${project.client} ${place(project)} als ${project.role} im Einsatz. ${said(project.description, owner)}`,
				en: project.summaryEn,
			},
		},
		section(
			"facts",
			["when", "where", "role", "duration", "since", "current"],
			`${project.location} ${project.period} ${project.role} Zeitraum Rolle Ort`,
			`${project.client}: ${project.period}, ${project.location}, ${project.role}`,
			`${owner} ${since} ${place(project)} bei ${project.client} im Einsatz, als ${project.role}. Genauere Daten als diese nennt die Website nicht.`,
			`${firstSentences(project.summaryEn, 1)} The site gives no exact dates beyond that.`,
		),
		section(
			"technologies",
			["technologies"],
			project.technologies.join(" "),
			project.technologies.join(", "),
			`Bei ${project.client} ging es um diese Technologien und Themen: ${enumerate(project.technologies, "und")}.`,
			`${firstSentences(project.summaryEn, 1)} Technologies and topics: ${enumerate(project.technologies, "and")}.`,
		),
		...(project.kind === "case-study" ? caseStudy(project, section, owner) : engagement(project, section)),
	];
}

type Section = (
	name: string,
	cues: Passage["cues"],
	keywords: string,
	text: string,
	de: string,
	en?: string,
) => Passage;

function caseStudy(project: CaseStudy, section: Section, owner: string): Passage[] {
	const { client, goals, challenges, approach, results } = project;
	const texts = (blocks: CaseStudy["approach"]) => blocks.map(({ title, text }) => `${title}: ${text}`);
	return [
		section(
			"goals",
			["goals"],
			"Ziele",
			goals.join(". "),
			`Die Ziele des Projekts bei ${client}:\n\n${ownBullets(goals)}`,
		),
		section(
			"challenges",
			["challenges"],
			"Herausforderungen",
			texts(challenges).join(" "),
			`Die Herausforderungen bei ${client}:\n\n${blockBullets(challenges)}`,
		),
		section(
			"approach",
			["approach", "tasks"],
			"Vorgehen Schritte",
			texts(approach).join(" "),
			`So lief das Projekt bei ${client} ab:\n\n${blockBullets(approach)}`,
		),
		section(
			"results",
			["results"],
			"Ergebnisse",
			results.join(" "),
			`Das Ergebnis bei ${client}:\n\n${ownBullets(results)}`,
		),
		...[...challenges, ...approach].map(({ title, text }, index) =>
			section(
				`details/${index + 1}`,
				[],
				title,
				text,
				`Aus dem Projekt bei ${client}: ${said(`${title}. ${text}`, owner)}`,
			),
		),
	];
}

function engagement(project: Engagement, section: Section): Passage[] {
	const { client, company, taskGroups, focus } = project;
	const groups = taskGroups.map(({ title }) => title);
	return [
		section(
			"company",
			["company"],
			"Unternehmen Firma Branche",
			company.join(" "),
			firstSentences(company.join(" "), 3),
		),
		section(
			"tasks",
			["tasks", "approach"],
			"Aufgaben",
			taskGroups.map(({ title, items }) => `${title}: ${items.join("; ")}`).join(". "),
			`Die Aufgaben bei ${client}:\n\n${bullets(taskGroups.map(({ title, items }) => `**${title}**: ${items[0]}`))}`,
		),
		...taskGroups.map(({ title, items }, index) =>
			section(
				`tasks/${index + 1}`,
				[],
				title,
				items.join("; "),
				`${title} bei ${client}:\n\n${ownBullets(items)}`,
			),
		),
		section(
			"focus",
			["goals"],
			`Schwerpunkte ${groups.join(" ")}`,
			focus.join(", "),
			`Schwerpunkte bei ${client} sind ${enumerate(focus, "und")}.`,
		),
		{
			...section(
				"results",
				["results"],
				"Ergebnisse",
				"",
				`Das Projekt bei ${client} läuft noch (${project.period}); Ergebnisse nennt die Website dazu keine.`,
				`The project at ${client} is still running, so the site names no results yet.`,
			),
			links: [projectLink(project), CONTACT_LINK],
		},
	];
}
