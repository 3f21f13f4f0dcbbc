import { FREELANCE_SINCE } from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import { isRunning, type Told } from "./portfolio-projects.ts";
import { bullets, CONTACT_LINK, dative, enumerate, OVERVIEW_LINK, place, projectLink } from "./wording.ts";

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
				de: `Das früheste Projekt mit eigener Seite ist das ${place(earliest.location)} bei ${dative(earliest)} (${earliest.period}), als ${earliest.role}. Selbstständig ist ${name} seit ${FREELANCE_SINCE}; Projekte davor stellt die Website nicht einzeln vor.`,
				en: `The earliest project with a page of its own: ${earliest.summaryEn} ${name} has been self-employed since ${FREELANCE_SINCE}; the site presents no single project from before.`,
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
				)}; bei ${enumerate(finished.map(dative), "und")} ist es je ein Jahr: ${enumerate(
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
					finished.map((project) => {
						const { title, href } = projectLink(project);
						return `[${title.de}](${href}): ${project.role}, ${project.location}`;
					}),
				)}`,
				en: `These projects are completed:\n\n${bullets(
					finished.map(
						(project) =>
							`[${projectLink(project).title.en}](${projectLink(project).href}): ${project.summaryEn}`,
					),
				)}`,
			},
			links: [OVERVIEW_LINK],
		});
	return answers;
}
