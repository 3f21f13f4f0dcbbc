import { FREELANCE_SINCE } from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, markdownLink, OVERVIEW_LINK, projectLink } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { dative, isRunning, place } from "./project-words.ts";
import { bullets, enumerate } from "./wording.ts";

/** Which project was the first and which the longest, which are over, and how big a team was. */
export function orderAnswers({ projects, owner: { name } }: SiteContent): Told[] {
	const earliest = projects.at(-1);
	const running = projects.filter(isRunning);
	const finished = projects.filter((project) => !isRunning(project));
	const answers: Told[] = [
		{
			id: "portfolio/team-size",
			open: true,
			answer: {
				de: `Wie groß die Teams in den Projekten waren, steht nicht auf dieser Website; ${name} beantwortet es gern selbst.`,
				en: `This site doesn't say how big the teams in the projects were; ${name} will gladly tell you.`,
			},
			links: [CONTACT_LINK],
		},
	];
	if (earliest)
		answers.push({
			id: "portfolio/earliest",
			answer: {
				de: `Das früheste Projekt mit eigener Seite ist das ${place(earliest.location)} bei ${dative(earliest)} (${earliest.period}), als ${earliest.role}. Selbstständig ist ${name} seit ${FREELANCE_SINCE}; Projekte vor ${earliest.year} stellt die Website nicht einzeln vor.`,
				en: `The earliest project with a page of its own: ${earliest.summaryEn} ${name} has been self-employed since ${FREELANCE_SINCE}; the site presents no single project from before ${earliest.year}.`,
			},
			links: [projectLink(earliest), OVERVIEW_LINK],
		});
	if (running.length > 0 && finished.length > 0)
		answers.push({
			id: "portfolio/longest",
			answer: {
				de: `Genaue Zeiträume nennt die Website nicht. Am längsten geht nach ihren Angaben das Projekt ${enumerate(
					running.map((project) => `bei ${dative(project)} (${project.period}, noch laufend)`),
					"und",
				)}; zu ${enumerate(finished.map(dative), "und")} nennt sie je ein einzelnes Jahr: ${enumerate(
					finished.map(({ period }) => period),
					"und",
				)}.`,
				en: `The site doesn't give exact periods. By what it says, the longest is the project ${enumerate(
					running.map(({ client, year }) => `at ${client} (since ${year} and still running)`),
					"and",
				)}; for ${enumerate(
					finished.map(({ client, period }) => `${client} (${period})`),
					"and",
				)} it names a single year.`,
			},
			links: [...running.map(projectLink), OVERVIEW_LINK],
		});
	if (finished.length > 0)
		answers.push({
			id: "portfolio/completed",
			answer: {
				de: `Abgeschlossen sind diese Projekte:\n\n${bullets(
					finished.map(
						(project) => `${markdownLink(projectLink(project), "de")}: ${project.role}, ${project.location}`,
					),
				)}`,
				en: `These projects are completed:\n\n${bullets(
					finished.map((project) => `${markdownLink(projectLink(project), "en")}: ${project.summaryEn}`),
				)}`,
			},
			links: [OVERVIEW_LINK],
		});
	return answers;
}
