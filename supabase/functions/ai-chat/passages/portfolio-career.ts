import { CLOUD_FOCUS_SINCE, FREELANCE_SINCE } from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import { ABOUT_LINK, CONTACT_LINK, certificationLink, HOME_LINK, projectLink } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { dative, englishRole } from "./project-words.ts";
import { enumerate, inGerman, said, wholeSentences } from "./wording.ts";

/** The sentence of the story that says what he likes best, and the one behind which it goes on with that. */
const PREFERS = /^Am liebsten\b/;
/** The sentence that says what was added to Linux. */
const ADDED = /^Um \d{4}\b/;
const LINUX = /linux/i;

/** How he came to his work, what he likes best, and what he does with Linux. */
export function careerAnswers({ home, owner, certifications, projects }: SiteContent): Told[] {
	const { name } = owner;
	const { story, timeline, competencies } = home.about;
	const sentences = wholeSentences(story.join(" "));
	const added = sentences.findIndex((text) => ADDED.test(text));
	const liked = sentences.findIndex((text) => PREFERS.test(text));
	const way = sentences.slice(0, added + 1).join(" ");
	const preference = sentences.slice(liked, liked + 2).join(" ");
	const [first] = timeline;
	const answers: Told[] = [
		{
			id: "portfolio/path",
			from: "about/story",
			answer: {
				de: said(way, name),
				en: `${name} has worked with Linux as a freelancer since ${FREELANCE_SINCE}, at first as an administrator; cloud and DevOps joined around ${CLOUD_FOCUS_SINCE}. ${inGerman(way)}`,
			},
			links: [ABOUT_LINK],
		},
		{
			id: "portfolio/preference",
			from: "about/story",
			answer: {
				de: said(preference, name),
				en: `Most of all he likes to work where operations and development sit at one table. ${inGerman(preference)}`,
			},
			links: [ABOUT_LINK],
		},
	];
	if (first)
		answers.push({
			id: "portfolio/employed-before",
			answer: {
				de: `Die Stationen beginnen ${first.year}: „${first.title}“. Was davor war und ob ${name} einmal angestellt war, steht nicht auf dieser Website; vielleicht sagt es der Lebenslauf auf der Startseite.`,
				en: `The career given here begins in ${first.year}, when he went freelance. What came before and whether ${name} was ever employed, this site doesn't say; the CV on the home page may.`,
			},
			links: [ABOUT_LINK, HOME_LINK, CONTACT_LINK],
		});
	const linux = competencies.find(({ title }) => LINUX.test(title));
	const done = projects.filter(({ role }) => LINUX.test(role));
	const certified = certifications.filter(({ issuer }) => LINUX.test(issuer)).map(certificationLink);
	if (linux)
		answers.push({
			id: "portfolio/linux",
			answer: {
				de: `${linux.title} gehört zu den Kernkompetenzen von ${name}: ${linux.text} Damit gearbeitet hat er zum Beispiel bei ${enumerate(
					done.map((project) => `${dative(project)} (${project.period}, ${project.role})`),
					"und",
				)}; dazu hat er das Zertifikat ${enumerate(
					certified.map(({ title }) => title.de),
					"und",
				)}.`,
				en: `Linux administration is one of his core areas. ${inGerman(linux.text)} He did it at ${enumerate(
					done.map((project) => `${project.client} (${project.period}, ${englishRole(project)})`),
					"and",
				)}, among others, and holds ${enumerate(
					certified.map(({ title }) => title.en),
					"and",
				)}.`,
			},
			links: [ABOUT_LINK, ...done.map(projectLink), ...certified, CONTACT_LINK],
		});
	return answers;
}
