import { Box, chakra, Grid } from "@chakra-ui/react";
import { FigureList } from "../components/figure-list.tsx";
import { Stop } from "../components/stop.tsx";
import { Badge } from "../components/surfaces.ts";
import type { Phase, Scenario as ScenarioContent } from "../content/types.ts";

/** A worked example: where it starts, the phases as stops on a line, what came of it. */
export function Scenario({ scenario }: { scenario: ScenarioContent }) {
	const { id, title, startingPoint, phases, results, conclusion } = scenario;
	return (
		<chakra.section
			className="below"
			id={id}
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
			outline="none"
			borderTopWidth="1px"
			borderColor="border"
			bg="bg.panel"
		>
			<Grid
				maxW="page"
				mx="auto"
				px="gutter"
				py={{ base: "12", md: "16" }}
				templateColumns={{ base: "minmax(0, 1fr)", lg: "{sizes.aside} minmax(0, 1fr)" }}
				columnGap="16"
				rowGap="10"
				alignItems="start"
				_print={{ display: "block", "& > * + *": { mt: "8" } }}
			>
				<chakra.header
					maxW="measure"
					css={{ "@media screen and (min-height: 50rem)": { position: { lg: "sticky" }, top: "besideText" } }}
				>
					<Badge tone="accent">Fiktives Praxisbeispiel</Badge>
					<chakra.h2 id={`${id}-title`} textStyle="sectionTitle" fontSize="xl" hyphens="auto" mt="4">
						{title}
					</chakra.h2>
					<PartLabel mt="6">Ausgangslage</PartLabel>
					<p>{startingPoint}</p>
				</chakra.header>
				<Box minW="0">
					<PartLabel>Ablauf</PartLabel>
					<ol className="phases">
						{phases.map((phase) => (
							<PhaseStop key={phase.title} phase={phase} />
						))}
					</ol>
					<PartLabel mt="10">Ergebnis im Beispiel</PartLabel>
					<FigureList figures={results} label={`Ergebnis: ${title}`} place="column" />
					<chakra.p textStyle="lead" textWrap="balance" mt="8">
						{conclusion}
					</chakra.p>
				</Box>
			</Grid>
		</chakra.section>
	);
}

const PartLabel = chakra("h3", { base: { textStyle: "label", fontSize: "sm", color: "fg.subtle", mb: "2" } });

function PhaseStop({ phase: { title, duration, tasks } }: { phase: Phase }) {
	return (
		<Stop>
			<div className="phase-head">
				<h4>{title}</h4>
				<p className="stop-time">{duration}</p>
			</div>
			<ul className="tasks">
				{tasks.map((task) => (
					<li key={task}>{task}</li>
				))}
			</ul>
		</Stop>
	);
}
