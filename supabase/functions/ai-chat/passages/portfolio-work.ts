import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, OVERVIEW_LINK, projectLink, SERVICES_LINK, serviceLink } from "./links.ts";
import type { PassageLink } from "./passage.ts";
import type { Told } from "./portfolio-projects.ts";
import { dative, place } from "./project-words.ts";
import { totalWeeks } from "./scenarios.ts";
import { enumerate, said, splitSentences } from "./wording.ts";

const LEADS = /\blead\b|leit/i;
const LEADERSHIP = /leitung/i;

/** What the last step of the approach says. */
export const HANDED_OVER =
	"code, documentation and runbooks stay with you, and your team runs the most important procedures once itself while he is still there";

/** How he works: whom he led, how long it takes and how it ends. */
export function workAnswers({ projects, services, projectsOverview, owner: { name } }: SiteContent): Told[] {
	const led = projects.filter(({ role }) => LEADS.test(role));
	const leading = services.filter(({ features }) => features.some(({ title }) => LEADERSHIP.test(title)));
	const offered = services.flatMap(({ features }) => features.filter(({ title }) => LEADERSHIP.test(title)));
	const duties = led.flatMap(({ lead, role }) => splitSentences(lead).filter((text) => text.includes(role)));
	const weeks = services
		.flatMap(({ scenarios }) => scenarios.map(totalWeeks))
		.filter((count) => count !== undefined);
	const [least, most] = [Math.min(...weeks), Math.max(...weeks)];
	const links: PassageLink[] = [...led.map(projectLink), ...leading.map(serviceLink)];
	const answers: Told[] = [];
	if (led.length > 0)
		answers.push({
			id: "portfolio/lead",
			answer: {
				de: `Ja: ${led.map((project) => `${project.period} war ${name} bei ${dative(project)} ${place(project.location)} ${project.role}`).join("; ")}. ${duties.map((duty) => said(duty, "Er")).join(" ")}${
					offered.length > 0
						? ` Als Leistung bietet er „${enumerate(
								offered.map(({ title }) => title),
								"und",
							)}“ an.`
						: ""
				}`,
				en: `Yes. ${led.map(({ summaryEn }) => summaryEn).join(" ")}${
					leading.length > 0
						? ` Interim technical leadership is also part of the service ${enumerate(
								leading.map((service) => serviceLink(service).title.en),
								"and",
							)}.`
						: ""
				}`,
			},
			links,
		});
	if (weeks.length > 0) {
		const span = least === most ? String(least) : `${least} bis ${most}`;
		answers.push({
			id: "portfolio/duration",
			answer: {
				de: `Wie lange ein Projekt dauert, hängt vom Umfang ab und lässt sich nur im Gespräch schätzen. Zur Orientierung: Die Praxisbeispiele auf den Seiten der Leistungen dauern ${span} Wochen.`,
				en: `How long a project takes depends on its scope and can only be estimated after a conversation. For orientation: the worked examples on the pages of the services take ${span.replace("bis", "to")} weeks.`,
			},
			links: [SERVICES_LINK, CONTACT_LINK],
		});
	}
	answers.push({
		id: "portfolio/workload",
		open: true,
		answer: {
			de: `Wie viele Tage oder Stunden in der Woche ${name} für ein Projekt arbeitet, steht nicht auf dieser Website. Schreiben Sie dazu, was Sie brauchen; er stimmt es persönlich mit Ihnen ab.`,
			en: `This site doesn't say how many days or hours a week ${name} works for a project. Mention what you need, and he will agree on it with you personally.`,
		},
		links: [CONTACT_LINK],
	});
	const last = projectsOverview.approach.at(-1);
	if (last)
		answers.push({
			id: "portfolio/handover",
			answer: {
				de: `Am Ende steht die ${last.title}. ${said(last.text, name)}`,
				en: `A project ends with a handover: ${HANDED_OVER}.`,
			},
			links: [OVERVIEW_LINK],
		});
	return answers;
}
