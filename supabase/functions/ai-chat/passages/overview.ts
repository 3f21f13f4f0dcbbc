import { PROJECTS_OVERVIEW_PATH } from "../../../../src/content/catalog.ts";
import type { SiteContent } from "../site-content.ts";
import { OVERVIEW_LINK } from "./links.ts";
import type { Passage } from "./passage.ts";
import { blockBullets, bullets, enumerate, inGerman, said } from "./wording.ts";

/** Marks the project that the visitor is looking at. */
const OWN_SITE = /diese website/i;

/** What the overview of the projects says. */
export function overviewPassages({ projectsOverview: overview, owner }: SiteContent): Passage[] {
	const shared = {
		subject: "projects/overview",
		kind: "section" as const,
		context: "",
		links: [OVERVIEW_LINK],
	};
	return [
		{
			...shared,
			id: "projects/overview",
			names: `${overview.title} Projektportfolio portfolio overview`,
			keywords: "Projekte projects",
			text: `${overview.lead} ${overview.summaryEn}`,
			cues: ["projects"],
			answer: {
				de: `Die ${overview.title} fasst das Portfolio zusammen: laufende Projekte, Kerntechnologien und das Vorgehen vom Erstgespräch bis zur Übergabe.`,
				en: overview.summaryEn,
			},
		},
		{
			...shared,
			id: "projects/overview/current",
			kind: "list",
			names: "Laufendes Aktuelles current",
			keywords: "Projekte projects derzeit momentan arbeitet gerade",
			text: overview.currentProjects.map(({ title }) => title).join(", "),
			cues: ["current"],
			answer: {
				de: `Daran arbeitet ${owner.name} zurzeit:\n\n${bullets(
					overview.currentProjects.map(({ title, period, role }) => `**${title}** (${period}): ${role}`),
				)}`,
				en: `${owner.name} is currently working on these projects, with their titles in German:\n\n${bullets(
					overview.currentProjects.map(
						({ title, technologies }) => `**${title}** (${technologies.join(", ")})`,
					),
				)}`,
			},
		},
		...overview.currentProjects.map(
			({ title, description, technologies, role, period, href }, index): Passage => {
				const ownPage = { title: { de: title, en: title }, href: href ?? PROJECTS_OVERVIEW_PATH };
				return {
					...shared,
					id: `projects/overview/current/${index + 1}`,
					names: title,
					keywords: `${technologies.join(" ")} aktuell`,
					text: `${description} ${role}`,
					cues: OWN_SITE.test(title) ? ["current", "site"] : ["current"],
					answer: {
						de: `${title} (${period}, ${role}): ${description} Dazu gehören ${enumerate(technologies, "und")}.`,
						en: `“${title}” is one of the current projects. It uses ${enumerate(technologies, "and")}. ${inGerman(description)}`,
					},
					links: href ? [OVERVIEW_LINK, ownPage] : [OVERVIEW_LINK],
				};
			},
		),
		...overview.coreTechnologies.map(
			({ title, items }, index): Passage => ({
				...shared,
				id: `projects/overview/technologies/${index + 1}`,
				names: title,
				keywords: items.join(" "),
				text: "",
				cues: index === 2 ? ["technologies", "programming"] : ["technologies"],
				answer: {
					de: `Zu seinen Kerntechnologien zählen unter „${title}“ ${enumerate(items, "und")}.`,
					en: `His core technologies under “${title}” are ${enumerate(items, "and")}.`,
				},
			}),
		),
		{
			...shared,
			id: "projects/overview/approach",
			kind: "list",
			names: "Vorgehen Zusammenarbeit Projekt approach",
			keywords: `Projektablauf Ablauf Schritte arbeitet process onboarding starten ${overview.approach.map(({ title }) => title).join(" ")}`,
			text: overview.approach.map(({ title, text }) => `${title}: ${text}`).join(" "),
			cues: ["approach"],
			answer: {
				de: `Ein Projekt läuft in ${overview.approach.length} Schritten:\n\n${blockBullets(overview.approach)}`,
				en: `A project runs in ${overview.approach.length} steps: a first conversation, a look at what is there, a design, implementation in small steps, and a handover of code and documentation to your team.`,
			},
		},
		...overview.approach.map(
			({ title, text }, index): Passage => ({
				...shared,
				id: `projects/overview/approach/${index + 1}`,
				names: title,
				keywords: "Vorgehen",
				text,
				cues: index === overview.approach.length - 1 ? ["handover"] : [],
				answer: { de: `${title}: ${said(text, owner.name)}`, en: inGerman(`${title}: ${text}`) },
			}),
		),
	];
}
