import type { Scenario, Service } from "../../content/types.ts";
import { blockSections, bulletList, joinParts, namedList, paragraphs, section } from "./format.ts";

export const serviceMarkdown = ({ features, technologies, scenarios }: Service): string =>
	joinParts([
		section(2, "Was dazugehört", blockSections(3, features)),
		section(2, "Technologien", bulletList(technologies)),
		...scenarios.map(scenarioMarkdown),
	]);

function scenarioMarkdown({ title, startingPoint, phases, results, conclusion }: Scenario): string {
	return section(
		2,
		`Praxisbeispiel: ${title}`,
		"Ein fiktives Beispiel, kein Projekt eines Kunden.",
		section(3, "Ausgangslage", paragraphs([startingPoint])),
		section(
			3,
			"Ablauf",
			...phases.map((phase) => section(4, `${phase.title} (${phase.duration})`, bulletList(phase.tasks))),
		),
		section(
			3,
			"Ergebnis",
			namedList(results.map(({ value, label }) => [value, label])),
			paragraphs([conclusion]),
		),
	);
}
