import { Icon } from "../components/icon.tsx";
import { Line, Stop } from "../components/line.tsx";
import { NamedTagLists } from "../components/lists.tsx";
import type { Home } from "../content/home.ts";
import { createBlock } from "../theme/create-block.ts";
import { PartHeading, Section } from "./section.tsx";

const Story = createBlock("div", {
	base: {
		display: "grid",
		gridTemplateColumns: { lg: "1.2fr 1fr" },
		gap: { base: "10", lg: "20" },
		"& [data-part=story]": { maxW: "measure", display: "flex", flexDirection: "column", gap: "4" },
		"& [data-part=story] > p:first-of-type": { textStyle: "lead" },
		"& h3": { textStyle: "cardTitle", mb: "5" },
	},
});

const Competencies = createBlock("ul", {
	base: {
		display: "grid",
		gridTemplateColumns: {
			sm: "repeat(2, 1fr)",
			lg: "repeat(3, 1fr)",
			_print: "repeat(2, 1fr)",
		},
		columnGap: "10",
		rowGap: "8",
		"& > li": { borderTopWidth: "1px", pt: "5" },
		"& h4": { textStyle: "cardTitle", display: "flex", gap: "3", alignItems: "center", mb: "2" },
		"& [data-part=icon]": { boxSize: "6", flexShrink: 0, color: "accent.fg" },
		"& p": { textStyle: "small", color: "fg.muted" },
	},
});

export function About({ about }: { about: Home["about"] }) {
	return (
		<Section id="about" title={about.title} isStart>
			<Story>
				<div data-part="story">
					{about.story.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				{about.timeline.length > 0 && (
					<div>
						<h3>{about.timelineTitle}</h3>
						<Line kind="years">
							{about.timeline.map(({ year, title, description, icon }) => (
								<Stop key={year}>
									<p data-part="time">{year}</p>
									<h4>
										<Icon name={icon} />
										{title}
									</h4>
									<p data-part="text">{description}</p>
								</Stop>
							))}
						</Line>
					</div>
				)}
			</Story>

			{about.competencies.length > 0 && (
				<>
					<PartHeading>{about.competenciesTitle}</PartHeading>
					<Competencies>
						{about.competencies.map(({ title, text, icon }) => (
							<li key={title}>
								<h4>
									<Icon name={icon} />
									{title}
								</h4>
								<p>{text}</p>
							</li>
						))}
					</Competencies>
				</>
			)}

			{about.technologyGroups.length > 0 && (
				<>
					<PartHeading>{about.technologiesTitle}</PartHeading>
					<NamedTagLists lists={about.technologyGroups} />
				</>
			)}
		</Section>
	);
}
