import { PROJECTS_OVERVIEW_PATH } from "../../../../src/content/catalog.ts";
import type { SiteContent } from "../site-content.ts";
import type { Passage, PassageLink } from "./passage.ts";
import { ABOUT_LINK, blockBullets, bullets, enumerate, firstSentences, said } from "./wording.ts";

/** What the home page says about the person, in sections of its own. */
export function homePassages({ home, owner }: SiteContent): Passage[] {
	const { about } = home;
	const groups = about.technologyGroups.map(({ title, items }) => `**${title}**: ${items.join(", ")}`);
	const shared = { subject: "about", kind: "section" as const, context: "", links: [ABOUT_LINK] };
	return [
		{
			...shared,
			id: "about/story",
			names: about.title,
			keywords: "Geschichte Werdegang story background Arbeitsweise",
			text: about.story.join(" "),
			cues: ["timeline"],
			answer: { de: said(firstSentences(about.story.join(" "), 3), owner.name), en: home.summaryEn },
		},
		{
			...shared,
			id: "about/timeline",
			kind: "list",
			names: about.timelineTitle,
			keywords: "Werdegang Laufbahn Karriere career milestones",
			text: about.timeline.map(({ year, title }) => `${year} ${title}`).join(" "),
			cues: ["timeline"],
			answer: {
				de: `Die Stationen:\n\n${bullets(about.timeline.map(({ year, title, description }) => `**${year}** ${title}: ${description}`))}`,
				en: `${home.summaryEn} The About section shows the milestones of ${enumerate(
					about.timeline.map(({ year }) => String(year)),
					"and",
				)}.`,
			},
		},
		...about.timeline.map(
			({ year, title, description }): Passage => ({
				...shared,
				id: `about/timeline/${year}`,
				names: `${year} ${title}`,
				keywords: "",
				text: description,
				cues: ["timeline", "when"],
				answer: { de: `${year}: ${title}. ${description}`, en: home.summaryEn },
			}),
		),
		{
			...shared,
			id: "about/competencies",
			kind: "list",
			names: about.competenciesTitle,
			keywords: "Kompetenzen Schwerpunkte Stärken skills strengths kann",
			text: about.competencies.map(({ title }) => title).join(", "),
			cues: ["technologies", "experience", "services"],
			answer: {
				de: `Die ${about.competenciesTitle} von ${owner.name}:\n\n${blockBullets(about.competencies)}`,
				en: `${home.summaryEn} Core areas: ${enumerate(
					about.competencies.map(({ title }) => title),
					"and",
				)}.`,
			},
		},
		...about.competencies.map(
			({ title, text }, index): Passage => ({
				...shared,
				id: `about/competencies/${index + 1}`,
				names: title,
				keywords: "Kompetenz Erfahrung",
				text,
				cues: ["experience"],
				answer: {
					de: `${title}: ${said(text, owner.name)}`,
					en: `${home.summaryEn} ${title} is one of the core areas.`,
				},
			}),
		),
		{
			...shared,
			id: "about/technologies",
			kind: "list",
			names: about.technologiesTitle,
			keywords: "Stack Werkzeuge tools technologies",
			text: groups.join(" "),
			cues: ["technologies"],
			answer: {
				de: `Damit arbeitet ${owner.name}:\n\n${bullets(groups)}`,
				en: `${owner.name} works with:\n\n${bullets(groups)}`,
			},
		},
		...about.technologyGroups.map(
			({ title, items }, index): Passage => ({
				...shared,
				id: `about/technologies/${index + 1}`,
				names: title,
				keywords: items.join(" "),
				text: "",
				cues: ["technologies"],
				answer: {
					de: `Unter „${title}“ nennt die Website ${enumerate(items, "und")}.`,
					en: `Under “${title}” the site names ${enumerate(items, "and")}.`,
				},
			}),
		),
	];
}

/** What the overview of the projects says. */
export function overviewPassages({ projectsOverview: overview, owner }: SiteContent): Passage[] {
	const page: PassageLink = {
		title: { de: overview.title, en: "Project overview" },
		href: PROJECTS_OVERVIEW_PATH,
	};
	const shared = { subject: "projects/overview", kind: "section" as const, context: "", links: [page] };
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
				en: `${owner.name} is currently working on:\n\n${bullets(
					overview.currentProjects.map(
						({ title, technologies }) => `**${title}** (${technologies.join(", ")})`,
					),
				)}`,
			},
		},
		...overview.currentProjects.map(({ title, description, technologies, role, href }, index): Passage => {
			const ownPage = { title: { de: title, en: title }, href: href ?? PROJECTS_OVERVIEW_PATH };
			return {
				...shared,
				id: `projects/overview/current/${index + 1}`,
				names: title,
				keywords: `${technologies.join(" ")} aktuell`,
				text: `${description} ${role}`,
				cues: ["current"],
				answer: {
					de: `${title}: ${description}`,
					en: `“${title}” is one of the current projects. It uses ${enumerate(technologies, "and")}.`,
				},
				links: href ? [page, ownPage] : [page],
			};
		}),
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
			keywords: "Projektablauf Ablauf Schritte arbeitet process onboarding starten",
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
				cues: [],
				answer: { de: `${title}: ${said(text, owner.name)}`, en: overview.summaryEn },
			}),
		),
	];
}
