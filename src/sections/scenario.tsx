import { Box, chakra } from "@chakra-ui/react";
import { FigureList } from "../components/figure-list.tsx";
import { Station } from "../components/station.tsx";
import { Badge } from "../components/surfaces.ts";
import type { Phase, Scenario as ScenarioContent } from "../content/types.ts";

/** A worked example: where it starts, the phases as stops on a line, what came of it. */
export function Scenario({ scenario }: { scenario: ScenarioContent }) {
	const { id, title, startingPoint, phases, results, conclusion } = scenario;
	return (
		<chakra.section
			id={id}
			aria-labelledby={`${id}-title`}
			borderTopWidth="1px"
			borderColor="border"
			bg="bg.panel"
		>
			<Box maxW="page" mx="auto" px="gutter" py={{ base: "12", md: "16" }}>
				<chakra.header maxW="46rem">
					<Badge tone="accent">Fiktives Praxisbeispiel</Badge>
					<chakra.h2 id={`${id}-title`} textStyle="sectionTitle" mt="4">
						{title}
					</chakra.h2>
					<chakra.h3 textStyle="label" fontSize="sm" color="fg.subtle" mt="6" mb="2">
						Ausgangslage
					</chakra.h3>
					<p>{startingPoint}</p>
				</chakra.header>

				<chakra.h3 textStyle="label" fontSize="sm" color="fg.subtle" mt="10" mb="5">
					Ablauf
				</chakra.h3>
				<chakra.ol>
					{phases.map((phase) => (
						<PhaseStop key={phase.title} phase={phase} />
					))}
				</chakra.ol>

				<chakra.h3 textStyle="label" fontSize="sm" color="fg.subtle" mt="10" mb="4">
					Ergebnis im Beispiel
				</chakra.h3>
				<FigureList figures={results} label={`Ergebnis: ${title}`} />
				<chakra.p textStyle="lead" maxW="46rem" mt="8">
					{conclusion}
				</chakra.p>
			</Box>
		</chakra.section>
	);
}

function PhaseStop({ phase: { title, duration, tasks } }: { phase: Phase }) {
	return (
		<chakra.li
			position="relative"
			display="grid"
			gridTemplateColumns={{ base: "1.5rem minmax(0, 1fr)", md: "1.5rem 17rem minmax(0, 1fr)" }}
			columnGap={{ base: "4", md: "6" }}
			rowGap="2"
			pb="8"
			_last={{ pb: "0", "& > .rail": { display: "none" } }}
		>
			<Box
				aria-hidden
				className="rail"
				position="absolute"
				left="0.75rem"
				top="0.75rem"
				bottom="-0.75rem"
				width="1"
				translate="-50% 0"
				bg="accent.line"
			/>
			<Box position="relative" justifySelf="center" pt="0.5" lineHeight="0" fontSize="md">
				<Station size="1.375rem" />
			</Box>
			<div>
				<chakra.h4 textStyle="cardTitle" hyphens="auto">
					{title}
				</chakra.h4>
				<chakra.p textStyle="label" fontSize="sm" color="accent.fg" mt="1">
					{duration}
				</chakra.p>
			</div>
			<chakra.ul
				gridColumn={{ base: "2", md: "3" }}
				maxW="40rem"
				display="flex"
				flexDirection="column"
				gap="2.5"
				color="fg.muted"
				textStyle="small"
			>
				{tasks.map((task) => (
					<chakra.li
						key={task}
						display="grid"
						gridTemplateColumns="auto minmax(0, 1fr)"
						gap="3"
						_before={{
							content: '""',
							boxSize: "1.5",
							borderRadius: "full",
							bg: "border.emphasized",
							mt: "0.6em",
						}}
					>
						{task}
					</chakra.li>
				))}
			</chakra.ul>
		</chakra.li>
	);
}
