import type { Project } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import { EXPERIENCE_LINK, markdownLink, OVERVIEW_LINK, projectLink } from "./links.ts";
import type { Passage } from "./passage.ts";
import { caseStudyPassages, engagementPassages, type Section } from "./project-parts.ts";
import { dative, isAbroad, isRunning, place } from "./project-words.ts";
import { bullets, enumerate, firstSentences, said } from "./wording.ts";

/** What the pages of the projects say. */
export function projectPassages(content: SiteContent): Passage[] {
	return [
		projectList(content),
		...content.projects.flatMap((project) => onePage(project, content.owner.name)),
	];
}

function projectList({ projects, owner }: SiteContent): Passage {
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
				projects.map(
					(project) => `${markdownLink(projectLink(project), "de")}: ${project.role}, ${project.location}`,
				),
			)}`,
			en: `These projects of ${owner.name} have a page of their own:\n\n${bullets(
				projects.map(
					(project) => `${markdownLink(projectLink(project), "en")}: ${firstSentences(project.summaryEn, 1)}`,
				),
			)}`,
		},
		links: [OVERVIEW_LINK, EXPERIENCE_LINK],
	};
}

const DETAILS_IN_GERMAN = "The page has the details, in German.";

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
	const since = `${isRunning(project) ? "ist" : "war"} ${project.period}`;
	const when = `${owner} ${since} ${place(project.location)} bei ${dative(project)} im Einsatz, als ${project.role}.`;
	const section: Section = (name, cues, keywords, text, de, en) => ({
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
			keywords: `${project.location} ${isAbroad(project) ? "" : "Deutschland Germany "}${project.category} Projekt project Kunde client`,
			text: `${project.description} ${project.lead} ${project.summaryEn}`,
			cues: ["projects", "clients", "experience", "tasks"],
			answer: {
				de: `${owner} ${since} bei ${dative(project)} ${place(project.location)} als ${project.role} im Einsatz. ${said(project.description, owner)}`,
				en: project.summaryEn,
			},
		},
		section(
			"facts",
			["when", "where", "role", "duration", "since", "current", "location", "years"],
			`${project.location} ${project.period} ${project.role} Zeitraum Rolle Ort`,
			when,
			when,
			firstSentences(project.summaryEn, 1),
		),
		section(
			"technologies",
			["technologies"],
			project.technologies.join(" "),
			project.technologies.join(", "),
			`Bei ${dative(project)} ging es um diese Technologien und Themen: ${enumerate(project.technologies, "und")}.`,
			`${firstSentences(project.summaryEn, 1)} Technologies and topics, some of them in German: ${enumerate(project.technologies, "and")}.`,
		),
		...(project.kind === "case-study"
			? caseStudyPassages(project, section)
			: engagementPassages(project, section)),
	];
}
