import type { SiteContent } from "../site-content.ts";
import { ABOUT_LINK } from "./links.ts";
import type { Passage } from "./passage.ts";
import { blockBullets, bullets, enumerate, firstSentences, inGerman, said } from "./wording.ts";

/** Marks the group of technologies that holds operating systems. */
const DISTRIBUTION = /^(Debian|Ubuntu|RHEL|SLES)$/;

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
				en: `The milestones, in German:\n\n${bullets(about.timeline.map(({ year, title }) => `**${year}** ${title}`))}`,
			},
		},
		...about.timeline.map(
			({ year, title, description }): Passage => ({
				...shared,
				id: `about/timeline/${year}`,
				names: `${year} ${title}`,
				keywords: "",
				text: description,
				cues: ["timeline", "when", "since", "years"],
				answer: {
					de: `${year}: ${title}. ${description}`,
					en: `The milestone of ${year}: “${title}”. ${inGerman(description)}`,
				},
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
				en: `${home.summaryEn} The core areas, in German: ${enumerate(
					about.competencies.map(({ title }) => `“${title}”`),
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
					en: `“${title}” is one of the core areas. ${inGerman(text)}`,
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
				en: `${owner.name} works with these, in groups named in German:\n\n${bullets(groups)}`,
			},
		},
		...about.technologyGroups.map(
			({ title, items }, index): Passage => ({
				...shared,
				id: `about/technologies/${index + 1}`,
				names: title,
				keywords: `${items.join(" ")} ${items.some((item) => DISTRIBUTION.test(item)) ? "Linux Distribution" : ""}`,
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
