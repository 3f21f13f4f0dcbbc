import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, OVERVIEW_LINK, projectLink, SERVICES_LINK, serviceLink } from "./links.ts";
import type { PassageLink } from "./passage.ts";
import type { Told } from "./portfolio-projects.ts";
import { HANDED_OVER } from "./portfolio-work.ts";
import { dative, isRunning, place } from "./project-words.ts";
import { enumerate, said } from "./wording.ts";

/** Titles of what a service does with a client's own people. */
const WITH_TEAM = /workshop|coaching/i;

/** What visitors ask before they write: with whom he works, how long he is busy, where else he is found, what he doesn't offer. */
export function dealingAnswers({ owner, projects, services, projectsOverview }: SiteContent): Told[] {
	const { name, profile } = owner;
	const answers: Told[] = [
		{
			id: "portfolio/profiles",
			answer: {
				de: `Von ${name} ist auf dieser Website das Profil bei ${profile.label} verlinkt. Andere Profile oder einen Blog nennt sie nicht.`,
				en: `This site links to ${name}'s profile on ${profile.label}. It names no other profile and no blog.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/not-offered",
			open: true,
			answer: {
				de: `Das führt die Website nicht als Leistung auf. Angeboten werden ${enumerate(
					services.map((service) => serviceLink(service).title.de),
					"und",
				)}. Ob ${name} es trotzdem übernimmt, fragen Sie ihn am besten direkt.`,
				en: `The site doesn't list that as a service. What it offers: ${enumerate(
					services.map((service) => serviceLink(service).title.en),
					"and",
				)}. Whether ${name} takes it on anyway is best asked directly.`,
			},
			links: [SERVICES_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/client-effort",
			open: true,
			answer: {
				de: `Wie viel Zeit Ihre Leute einplanen sollten, steht nicht auf dieser Website; das hängt vom Vorhaben ab. Sagen Sie ${name}, was Ihr Team leisten kann, dann spricht er es mit Ihnen ab.`,
				en: `How much time your people should set aside isn't stated on this site; it depends on the project. Tell ${name} what your team can spare, and he will agree on it with you.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/workshop-size",
			open: true,
			answer: {
				de: "Wie lange ein Workshop dauert und für wie viele Personen er gedacht ist, steht nicht auf dieser Website.",
				en: "How long a workshop takes and how many people it is meant for isn't stated on this site.",
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/travel-costs",
			open: true,
			answer: {
				de: `Ob und welche Reisekosten oder Reisezeiten anfallen, steht nicht auf dieser Website. Der größte Teil der Arbeit läuft remote; das Übrige vereinbaren Sie mit ${name} selbst.`,
				en: `Whether travel costs or travel time are charged isn't stated on this site. Most of the work is done remotely; you agree on the rest with ${name} himself.`,
			},
			links: [CONTACT_LINK],
		},
	];
	const running = projects.filter(isRunning);
	if (running.length > 0)
		answers.push({
			id: "portfolio/until",
			answer: {
				de: running
					.map(
						(project) =>
							`Das Projekt bei ${dative(project)} ${place(project.location)} läuft noch (${project.period}); wann es endet, steht nicht auf dieser Website.`,
					)
					.join(" "),
				en: running
					.map(
						({ client, year }) =>
							`The project at ${client} is still running; it began in ${year}. When it will end, this site doesn't say.`,
					)
					.join(" "),
			},
			links: [...running.map(projectLink), CONTACT_LINK],
		});
	const last = projectsOverview.approach.at(-1);
	const teaching = services.filter(({ features }) => features.some(({ title }) => WITH_TEAM.test(title)));
	const lessons = teaching.flatMap(({ features }) => features.filter(({ title }) => WITH_TEAM.test(title)));
	if (last && lessons.length > 0) {
		const links: PassageLink[] = [OVERVIEW_LINK, ...teaching.map(serviceLink)];
		answers.push({
			id: "portfolio/together",
			answer: {
				de: `Ja, Ihr Team ist beteiligt. ${said(last.text, name)} Als Leistung gibt es außerdem ${enumerate(
					lessons.map(({ title }) => `„${title}“`),
					"und",
				)}.`,
				en: `Yes, your team takes part: ${HANDED_OVER}. Workshops and coaching are part of the service ${enumerate(
					teaching.map((service) => serviceLink(service).title.en),
					"and",
				)}.`,
			},
			links,
		});
	}
	return answers;
}
