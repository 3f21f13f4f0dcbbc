import type { CaseStudy, Engagement } from "../../../../src/content/types.ts";
import { CONTACT_LINK, projectLink } from "./links.ts";
import type { Passage } from "./passage.ts";
import { dative } from "./project-words.ts";
import {
	blockBullets,
	bullets,
	enumerate,
	firstSentence,
	inGerman,
	inOwnWords,
	ownBullets,
	withInnerQuotes,
} from "./wording.ts";

/** Makes a passage of one side of a project; without an English text the page's summary stands in. */
export type Section = (
	name: string,
	cues: Passage["cues"],
	keywords: string,
	text: string,
	de: string,
	en?: string,
) => Passage;

/** What the page of a finished project says, part by part. */
export function caseStudyPassages(project: CaseStudy, section: Section): Passage[] {
	const at = dative(project);
	const { client, goals, challenges, approach, results } = project;
	const texts = (blocks: CaseStudy["approach"]) => blocks.map(({ title, text }) => `${title}: ${text}`);
	const titles = (blocks: CaseStudy["approach"]) => blocks.map(({ title }) => title);
	const listed = (what: string, items: readonly string[]) =>
		`The page names these ${what} at ${client}, in German:\n\n${bullets(items)}`;
	return [
		section(
			"goals",
			["goals"],
			"Ziele",
			goals.join(". "),
			`Die Ziele des Projekts bei ${at}:\n\n${ownBullets(goals)}`,
			listed("goals", goals),
		),
		section(
			"challenges",
			["challenges"],
			"Herausforderungen",
			texts(challenges).join(" "),
			`Die Herausforderungen bei ${at}:\n\n${blockBullets(challenges)}`,
			listed("challenges", challenges.map(firstOfBlock)),
		),
		section(
			"approach",
			["approach", "tasks"],
			"Vorgehen Schritte",
			texts(approach).join(" "),
			`So lief das Projekt bei ${at} ab:\n\n${blockBullets(approach)}`,
			listed("steps", titles(approach)),
		),
		section(
			"results",
			["results"],
			"Ergebnisse",
			results.join(" "),
			`Das Ergebnis bei ${at}:\n\n${ownBullets(results)}`,
			listed("results", results),
		),
		...[...challenges, ...approach].map(({ title, text }, index) =>
			section(
				`details/${index + 1}`,
				[],
				title,
				text,
				`Aus dem Projekt bei ${at} („${withInnerQuotes(title)}“): ${inOwnWords(text)}`,
				`From the project at ${client}. ${inGerman(`${title}: ${text}`)}`,
			),
		),
	];
}

/** What the page of a running engagement says, part by part. */
export function engagementPassages(project: Engagement, section: Section): Passage[] {
	const at = dative(project);
	const { client, company, taskGroups, focus } = project;
	const groups = taskGroups.map(({ title }) => title);
	return [
		section(
			"company",
			["company"],
			"Unternehmen Firma Branche",
			company.join(" "),
			company.join(" "),
			`${client}. ${inGerman(company.join(" "))}`,
		),
		section(
			"tasks",
			["tasks", "approach"],
			"Aufgaben",
			taskGroups.map(({ title, items }) => `${title}: ${items.join("; ")}`).join(". "),
			`Die Aufgaben bei ${at}:\n\n${bullets(taskGroups.map(({ title, items }) => `**${title}**: ${items[0]}`))}`,
			`The tasks at ${client}, in German:\n\n${bullets(taskGroups.map(({ title, items }) => `**${title}**: ${items[0]}`))}`,
		),
		...taskGroups.map(({ title, items }, index) =>
			section(
				`tasks/${index + 1}`,
				[],
				title,
				items.join("; "),
				`${title} bei ${at}:\n\n${ownBullets(items)}`,
				`“${title}” at ${client}, in German:\n\n${bullets(items)}`,
			),
		),
		section(
			"focus",
			["goals"],
			`Schwerpunkte ${groups.join(" ")}`,
			focus.join(", "),
			`Schwerpunkte bei ${at} sind ${enumerate(focus, "und")}.`,
			`The focus at ${client}, in German: ${enumerate(focus, "and")}.`,
		),
		{
			...section(
				"results",
				["results"],
				"Ergebnisse",
				"",
				`Das Projekt bei ${at} läuft noch (${project.period}); Ergebnisse nennt die Website dazu keine.`,
				`The project at ${client} is still running, so the site names no results yet.`,
			),
			links: [projectLink(project), CONTACT_LINK],
		},
	];
}

const firstOfBlock = ({ title, text }: CaseStudy["approach"][number]) =>
	`**${title}**: ${firstSentence(text)}`;
