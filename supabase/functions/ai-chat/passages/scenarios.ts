import type { Scenario, Service } from "../../../../src/content/types.ts";
import { CONTACT_LINK, serviceLink } from "./links.ts";
import type { Passage } from "./passage.ts";
import {
	bullets,
	capital,
	enumerate,
	exampleSource,
	firstSentences,
	inGerman,
	ownBullets,
	said,
} from "./wording.ts";

/** What all passages of one page have in common. */
export type Shared = Pick<Passage, "subject" | "context" | "links">;

const UNITS: readonly [RegExp, string][] = [
	[/Wochen/g, "weeks"],
	[/Woche/g, "week"],
	[/Monate/g, "months"],
	[/Monat/g, "month"],
	[/Tage/g, "days"],
	[/Tag/g, "day"],
	[/Stunden/g, "hours"],
];

const english = (duration: string) =>
	UNITS.reduce((text, [pattern, unit]) => text.replace(pattern, unit), duration);

/** A figure that says how long something takes. */
const IS_TIME = /\d\s*(s|min|h|Tage|Wochen|Stunden)$/u;

/** Adds durations up where all are given in weeks: "2 Wochen", "1 Woche". */
export function totalWeeks(scenario: Scenario): number | undefined {
	const weeks = scenario.phases.map(({ duration }) => Number(/^(\d+) Wochen?$/.exec(duration)?.[1]));
	const total = weeks.reduce((sum, count) => sum + count, 0);
	return Number.isNaN(total) ? undefined : total;
}

/** What a worked example of a service says; it is always told as an example. */
export function scenarioPassages(
	scenario: Scenario,
	service: Service,
	shared: Shared,
	owner: string,
): Passage[] {
	const { de, en } = serviceLink(service).title;
	const example = scenario.title;
	const id = `${shared.subject}/scenarios/${scenario.id}`;
	const names = `${de} ${en} ${scenario.title}`;
	const source = exampleSource(scenario.title, { de, en });
	const inExample = { de: capital(source.de), en: capital(source.en) };
	const weeks = totalWeeks(scenario);
	const phases = scenario.phases.map(({ title, duration }) => `${title} (${duration})`);
	const figures = scenario.results.map(({ value, label }) => `${value} ${label}`);
	const aboutScenario = `${scenario.title} ${scenario.company} Praxisbeispiel Beispiel Szenario example`;
	return [
		{
			...shared,
			example,
			client: scenario.company,
			id,
			kind: "section",
			names,
			keywords: `${scenario.company} Praxisbeispiel Beispiel Szenario example`,
			text: `${scenario.startingPoint} ${scenario.conclusion}`,
			cues: ["example", "challenges"],
			frame: {
				start: {
					de: `${inExample.de} ist der Ausgangspunkt: ${said(scenario.startingPoint, owner)}`,
					en: `The starting point ${source.en}. ${inGerman(scenario.startingPoint)}`,
				},
				end: {
					de: `${inExample.de} ist das Fazit: ${said(scenario.conclusion, owner)}`,
					en: `The conclusion ${source.en}. ${inGerman(scenario.conclusion)}`,
				},
			},
			answer: {
				de: `${inExample.de}: ${said(firstSentences(scenario.startingPoint, 2), owner)} Am Ende: ${figures.join("; ")}. ${scenario.conclusion}`,
				en: `A worked example, not a client's project: “${scenario.title}”, in ${scenario.phases.length} phases. ${inGerman(`${firstSentences(scenario.startingPoint, 2)} … ${scenario.conclusion}`)}`,
			},
		},
		{
			...shared,
			example,
			id: `${id}/phases`,
			kind: "section",
			names,
			keywords: "Dauer Ablauf Phasen Schritte Zeitplan Wochen weeks",
			text: `${scenario.phases.length} Phasen: ${phases.join(", ")}`,
			cues: ["duration", "approach", "example"],
			answer: {
				de: `${inExample.de} ${weeks ? `sind es zusammen ${weeks} Wochen` : "sieht der Ablauf so aus"}, in ${scenario.phases.length} Phasen:\n\n${bullets(phases)}\n\nWie lange es bei Ihnen dauert, hängt vom Umfang ab.`,
				en: `${
					weeks
						? `The worked example for ${en} (not a client's project) takes ${weeks} weeks in all`
						: `The worked example for ${en} (not a client's project) takes ${enumerate(
								scenario.phases.map(({ duration }) => english(duration)),
								"and",
							)}`
				}, in ${scenario.phases.length} phases (named in German):\n\n${bullets(
					scenario.phases.map(({ title, duration }) => `${title} (${english(duration)})`),
				)}\n\nHow long yours takes depends on its scope.`,
			},
			links: [...shared.links, CONTACT_LINK],
		},
		{
			...shared,
			example,
			id: `${id}/results`,
			kind: "section",
			names,
			keywords: `${scenario.company} Ergebnisse Zahlen`,
			text: `${figures.join("; ")}. ${scenario.conclusion}`,
			cues: ["results", "example"],
			answer: {
				de: `${inExample.de} stehen am Ende:\n\n${bullets(figures)}\n\n${scenario.conclusion}`,
				en: `${inExample.en}, these are the figures at the end, in German:\n\n${bullets(figures)}`,
			},
		},
		...scenario.phases.map(
			({ title, duration, tasks }, index): Passage => ({
				...shared,
				example,
				id: `${id}/phases/${index + 1}`,
				kind: "section",
				names: "",
				keywords: aboutScenario,
				text: `${title}, ${duration}: ${tasks.join("; ")}`,
				cues: ["example"],
				answer: {
					de: `${inExample.de}, Phase „${title}“ (${duration}):\n\n${ownBullets(tasks)}`,
					en: `${inExample.en}, phase “${title}” (${english(duration)}), in German:\n\n${bullets(tasks)}`,
				},
			}),
		),
		...scenario.results.map(
			({ value, label }, index): Passage => ({
				...shared,
				example,
				id: `${id}/results/${index + 1}`,
				kind: "section",
				names: label,
				keywords: aboutScenario,
				text: `${value} ${label}`,
				cues: [IS_TIME.test(value) ? "duration" : "count", "results"],
				answer: {
					de: `${value} ${label} – ${source.de}.`,
					en: `${inGerman(`${value} ${label}`)} – ${source.en}.`,
				},
			}),
		),
	];
}
