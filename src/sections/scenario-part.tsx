import { Badge } from "../components/badge.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { Line, Stop } from "../components/line.tsx";
import { useShell } from "../document/shell.tsx";
import { fillIn } from "../pages/language.ts";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("section", {
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
		/** In print a table, whose head repeats on each sheet, so that every figure is labelled as fictional. */
		_print: {
			display: "table",
			width: "full",
			borderSpacing: "0 {spacing.3}",
			"& > * + *": { mt: "8" },
			_before: {
				content: "attr(data-label)",
				display: "table-header-group",
				breakInside: "avoid",
				textStyle: "label",
			},
			"& > header > span": { display: "none" },
		},
		"& > header": {
			maxW: "measure",
			"@media screen and (min-height: 50rem)": { position: { lg: "sticky" }, top: "besideText" },
		},
		"& h2": { textStyle: "sectionTitle", fontSize: "xl", hyphens: "auto", mt: "4", mb: "6" },
		"& h3": { textStyle: "label", fontSize: "sm", color: "fg.subtle", mb: "2" },
		"& [data-part=conclusion]": { textStyle: "lead", textWrap: "balance", mt: "8" },
	},
});

/** A practice scenario: starting point, phases as stops on a line, results. */
export function ScenarioPart({ part }: { part: PartOf<"scenario"> }) {
	const { words } = useShell();
	const { id, title, startingPoint, phases, results } = part;
	return (
		<Root id={id} data-label={words.example} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<header>
				<Badge tone="accent">{words.example}</Badge>
				<h2 id={`${id}-title`}>{title}</h2>
				<h3>{startingPoint.title}</h3>
				<p>{startingPoint.text}</p>
			</header>
			<div>
				<h3>{phases.title}</h3>
				<Line kind="phases">
					{phases.phases.map(({ title: phaseTitle, duration, tasks }) => (
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
				<h3>{results.title}</h3>
				<FigureList figures={results.figures} label={fillIn(words.resultsOf, { title })} place="column" />
				<p data-part="conclusion">{results.conclusion}</p>
			</div>
		</Root>
	);
}
