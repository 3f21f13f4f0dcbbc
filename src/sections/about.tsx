import { Box, chakra, Grid } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import type { Home } from "../content/home.ts";
import { NamedTagLists } from "./named-tag-lists.tsx";
import { PartHeading, Section } from "./section.tsx";
import { Timeline } from "./timeline.tsx";

export function About({ about }: { about: Home["about"] }) {
	return (
		<Section id="about" title={about.title} isStart>
			<Grid
				templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.2fr) minmax(0, 1fr)" }}
				gap={{ base: "10", lg: "20" }}
			>
				<Box maxW="measure" display="flex" flexDirection="column" gap="4">
					{about.story.map((paragraph) => (
						<chakra.p key={paragraph} _first={{ textStyle: "lead" }}>
							{paragraph}
						</chakra.p>
					))}
				</Box>
				<Box>
					<chakra.h3 textStyle="cardTitle" mb="5">
						{about.timelineTitle}
					</chakra.h3>
					<Timeline entries={about.timeline} />
				</Box>
			</Grid>

			<PartHeading>{about.competenciesTitle}</PartHeading>
			<chakra.ul
				className="competencies"
				display="grid"
				gridTemplateColumns={{
					base: "minmax(0, 1fr)",
					sm: "repeat(2, minmax(0, 1fr))",
					lg: "repeat(3, minmax(0, 1fr))",
					_print: "repeat(2, minmax(0, 1fr))",
				}}
				columnGap="10"
				rowGap="8"
			>
				{about.competencies.map(({ title, text, icon }) => (
					<li key={title}>
						<h4>
							<Icon name={icon} tone="accent" />
							{title}
						</h4>
						<p>{text}</p>
					</li>
				))}
			</chakra.ul>

			<PartHeading>{about.technologiesTitle}</PartHeading>
			<NamedTagLists lists={about.technologyGroups} />
		</Section>
	);
}
