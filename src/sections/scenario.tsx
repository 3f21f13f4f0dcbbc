import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import { FigureList } from "../components/figure-list.tsx";
import { Line, Stop } from "../components/line.tsx";
import { Badge } from "../components/links.ts";
import type { Scenario as ScenarioContent } from "../content/types.ts";

const recipe = defineRecipe({
	base: {
		display: "grid",
		gridTemplateColumns: { lg: "{sizes.aside} 1fr" },
		columnGap: "16",
		rowGap: "10",
		alignItems: "start",
		borderTopWidth: "1px",
		bg: "bg.panel",
		px: "edge",
		py: { base: "12", md: "16" },
		outline: "none",
		_print: { display: "block", "& > * + *": { mt: "8" } },
		"& > header": {
			maxW: "measure",
			"@media screen and (min-height: 50rem)": { position: { lg: "sticky" }, top: "besideText" },
		},
		"& h2": { textStyle: "sectionTitle", fontSize: "xl", hyphens: "auto", mt: "4", mb: "6" },
		"& h3": { textStyle: "label", fontSize: "sm", color: "fg.subtle", mb: "2" },
		"& [data-part=conclusion]": { textStyle: "lead", textWrap: "balance", mt: "8" },
	},
});

const Root = createRecipeContext({ recipe }).withContext<HTMLElement, HTMLChakraProps<"section">>("section");

/** A worked example: where it starts, the phases as stops on a line, what came of it. */
export function Scenario({ scenario }: { scenario: ScenarioContent }) {
	const { id, title, startingPoint, phases, results, conclusion } = scenario;
	return (
		<Root id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<header>
				<Badge tone="accent">Fiktives Praxisbeispiel</Badge>
				<h2 id={`${id}-title`}>{title}</h2>
				<h3>Ausgangslage</h3>
				<p>{startingPoint}</p>
			</header>
			<div>
				<h3>Ablauf</h3>
				<Line kind="phases">
					{phases.map(({ title: phaseTitle, duration, tasks }) => (
						<Stop key={phaseTitle}>
							<div data-part="head">
								<h4>{phaseTitle}</h4>
								<p data-part="time">{duration}</p>
							</div>
							<ul data-part="tasks">
								{tasks.map((task) => (
									<li key={task}>{task}</li>
								))}
							</ul>
						</Stop>
					))}
				</Line>
				<h3>Ergebnis im Beispiel</h3>
				<FigureList figures={results} label={`Ergebnis: ${title}`} place="column" />
				<p data-part="conclusion">{conclusion}</p>
			</div>
		</Root>
	);
}
