import { Badge } from "@chakra-ui/react";
import { FigureList } from "../components/figure-list.tsx";
import { Line, Stop } from "../components/line.tsx";
import { Items } from "../components/lists.tsx";
import { useShell } from "../document/shell.tsx";
import { fillIn } from "../pages/language.ts";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { station } from "../theme/transit-map.ts";

/** Centres a station on the border that draws the line. */
const ON_LINE = { content: '""', position: "absolute", top: "-0.125rem", translate: "0 -50%" } as const;

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
		py: { base: "12", md: "16", _print: "2" },
		/** Prints on one sheet or, if too long, with its head on each, so that every figure is labelled as fictional. */
		_print: {
			breakInside: "avoid",
			display: "table",
			width: "full",
			borderSpacing: "0 {spacing.3}",
			"& > * + *": { mt: "4" },
			_before: {
				content: "attr(data-label)",
				display: "table-header-group",
				breakInside: "avoid",
				textStyle: "label",
			},
			"& > header > span": { display: "none" },
		},
		"& > header": {
			maxW: { base: "measure", _print: "none" },
			"@media screen and (min-height: 50rem)": { position: { lg: "sticky" }, top: "besideText" },
		},
		"& h2": { textStyle: "partTitle", hyphens: "auto", my: { base: "5", _print: "2" } },
		"& h3": { textStyle: "label", fontSize: "sm", color: "fg.subtle", mb: "2" },
		/** Each phase as a leg of the line, as long as its time; a leg too short for its label is a little longer. */
		"& [data-part=plan]": {
			display: "flex",
			flexWrap: "wrap",
			rowGap: "2",
			textStyle: "label",
			color: "fg.muted",
			mt: "4",
			mb: { base: "8", _print: "2" },
			"& > span": {
				position: "relative",
				flexBasis: "0",
				minWidth: "max-content",
				borderTopWidth: "0.25rem",
				borderColor: "accent.line",
				pt: "2.5",
				px: "1",
				textAlign: "center",
				_before: { ...station, ...ON_LINE, left: "0" },
				_last: { _after: { ...station, ...ON_LINE, right: "0" } },
			},
		},
		"& [data-part=results]": {
			borderWidth: "1px",
			borderStyle: "dashed",
			borderColor: "border.emphasized",
			borderRadius: "lg",
			p: { base: "4", md: "6", _print: "3" },
			"& > h3": { layerStyle: "row", gap: "2", justifyContent: "space-between", mb: "5" },
		},
		"& [data-part=conclusion]": { textStyle: "lead", textWrap: "balance", mt: { base: "6", _print: "3" } },
	},
});

export function ScenarioPart({ part }: { part: PartOf<"scenario"> }) {
	const { words } = useShell();
	const { id, title, startingPoint, phases, results } = part;
	return (
		<Root id={id} data-label={words.example} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<header>
				<Badge colorPalette="accent">{words.example}</Badge>
				<h2 id={`${id}-title`}>{title}</h2>
				<h3>{startingPoint.title}</h3>
				<p>{startingPoint.text}</p>
			</header>
			<div>
				<h3>
					{phases.title} · {phases.duration}
				</h3>
				<div data-part="plan" aria-hidden>
					{phases.phases.map(({ title: phaseTitle, days, shortDuration }) => (
						<span key={phaseTitle} style={{ flexGrow: days }}>
							{shortDuration}
						</span>
					))}
				</div>
				<Line kind="phases">
					{phases.phases.map(({ title: phaseTitle, duration, tasks }) => (
						<Stop key={phaseTitle}>
							<div data-part="head">
								<h4>{phaseTitle}</h4>
								<p data-part="time">{duration}</p>
							</div>
							<ul data-part="tasks">
								<Items items={tasks} />
							</ul>
						</Stop>
					))}
				</Line>
				<div data-part="results">
					<h3>
						{results.title} <Badge colorPalette="accent">{words.invented}</Badge>
					</h3>
					<FigureList figures={results.figures} label={fillIn(words.resultsOf, { title })} place="example" />
					<p data-part="conclusion">{results.conclusion}</p>
				</div>
			</div>
		</Root>
	);
}
