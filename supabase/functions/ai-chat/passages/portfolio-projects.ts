import { OVERVIEW_CLIENTS } from "../../../../src/content/site.ts";
import type { Project } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, EXPERIENCE_LINK, markdownLink, OVERVIEW_LINK, projectLink } from "./links.ts";
import type { Localized, Passage } from "./passage.ts";
import { dative, isAbroad, isRunning, place } from "./project-words.ts";
import { bullets, enumerate, firstSentences, said, uncapital } from "./wording.ts";

/** What an answer about the portfolio consists of. */
export type Told = Pick<Passage, "id" | "answer" | "links" | "open" | "from">;

/** Marks the owner's own work among the current projects. */
const OWN = /^Eigenes Projekt:\s*/;
/** For whom, in what, when and where he has worked. */
export function projectAnswers({ projects, owner: { name }, projectsOverview }: SiteContent): Told[] {
	const link = (project: Project) => markdownLink(projectLink(project), "de");
	const summaries: Localized = {
		de: bullets(projects.map((project) => `${link(project)}: ${project.description}`)),
		en: bullets(
			projects.map(
				(project) => `${markdownLink(projectLink(project), "en")}: ${firstSentences(project.summaryEn, 1)}`,
			),
		),
	};
	const running = projects.filter(isRunning);
	const [finished] = projects.filter((project) => !isRunning(project));
	const abroad = projects.filter(isAbroad);
	const whereAbroad = abroad
		.map(
			(project) => `${project.period} ${place(project.location)} bei ${dative(project)}, als ${project.role}`,
		)
		.join("; ");
	const abroadInEnglish = abroad.map(({ summaryEn }) => firstSentences(summaryEn, 1)).join(" ");
	const furtherAbroad: Localized = {
		de: "Ob ein weiterer Einsatz im Ausland möglich ist, klären Sie am besten direkt; remote geht es von überall.",
		en: "Whether another assignment abroad is possible is best asked directly; remote work is possible from anywhere.",
	};
	const current = ({ client, period, role, description, location }: Project) =>
		`${client} ${place(location)}, ${period}, als ${role}. ${said(description, name)}`;
	const own = projectsOverview.currentProjects.filter(({ description }) => OWN.test(description));
	return [
		{
			id: "portfolio/clients",
			answer: {
				de: `Die Website spricht von ${OVERVIEW_CLIENTS} zufriedenen Kunden. Mit einer eigenen Seite vorgestellt sind:\n\n${bullets(projects.map((project) => `${link(project)}: ${project.role}, ${project.location}`))}`,
				en: `The site counts ${OVERVIEW_CLIENTS} satisfied clients. Those with a page of their own are:\n\n${summaries.en}`,
			},
			links: [OVERVIEW_LINK],
		},
		{
			id: "portfolio/industries",
			answer: {
				de: `Nach Branchen ordnet die Website ihre Projekte nicht. Diese Kundenprojekte stellt sie vor:\n\n${summaries.de}`,
				en: `The site doesn't sort its projects by industry. These are the client projects it presents:\n\n${summaries.en}`,
			},
			links: [OVERVIEW_LINK],
		},
		...(running.length > 0
			? [
					{
						id: "portfolio/running",
						answer: {
							de: `Zurzeit arbeitet ${name} für ${running.map(current).join(" Und für ")}`,
							en: running.map(({ summaryEn }) => summaryEn).join(" "),
						},
						links: [...running.map(projectLink), OVERVIEW_LINK],
					},
				]
			: []),
		...(finished
			? [
					{
						id: "portfolio/latest",
						answer: {
							de: [
								...running.map((project) => `Das jüngste Projekt läuft noch: ${current(project)}`),
								`Zuletzt abgeschlossen wurde das Projekt bei ${dative(finished)}, ${finished.period} in ${finished.location}, als ${finished.role}: ${finished.description}`,
							].join("\n\n"),
							en: [
								...running.map(({ summaryEn }) => `The latest project is still running. ${summaryEn}`),
								`The one completed before it: ${uncapital(finished.summaryEn)}`,
							].join("\n\n"),
						},
						links: [...running.map(projectLink), projectLink(finished)],
					},
				]
			: []),
		...(own.length > 0
			? [
					{
						id: "portfolio/own",
						answer: {
							de: `Eigene Projekte von ${name}:\n\n${bullets(own.map(({ title, description }) => `**${title}**: ${said(description.replace(OWN, ""), name)}`))}`,
							en: `Projects of ${name}'s own, with their titles in German:\n\n${bullets(own.map(({ title, technologies }) => `**${title}** (${technologies.join(", ")})`))}`,
						},
						links: [OVERVIEW_LINK],
					},
				]
			: []),
		...(abroad.length > 0
			? [
					{
						id: "portfolio/projects-abroad",
						answer: {
							de: `An Projekten im Ausland nennt die Website: ${whereAbroad}. ${furtherAbroad.de}`,
							en: `This is what the site names abroad. ${abroadInEnglish} ${furtherAbroad.en}`,
						},
						links: [...abroad.map(projectLink), CONTACT_LINK],
					},
				]
			: []),
		{
			id: "portfolio/abroad",
			answer:
				abroad.length > 0
					? {
							de: `Ja: ${whereAbroad}. ${furtherAbroad.de}`,
							en: `Yes. ${abroadInEnglish} ${furtherAbroad.en}`,
						}
					: {
							de: "Ein Projekt im Ausland nennt die Website nicht; ob es möglich ist, klären Sie am besten direkt.",
							en: "The site names no project abroad; whether one is possible is best asked directly.",
						},
			links: [...abroad.map(projectLink), CONTACT_LINK],
		},
		{
			id: "portfolio/reviews",
			open: true,
			answer: {
				de: `Bewertungen, Empfehlungsschreiben und Ansprechpartner bei Kunden stehen nicht auf dieser Website. Als Referenzen nennt sie die Projekte bei ${enumerate(
					projects.map(dative),
					"und",
				)}.`,
				en: `This site has no reviews, recommendations or contacts at clients. As references it names the projects at ${enumerate(
					projects.map(({ client }) => client),
					"and",
				)}.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
	];
}
