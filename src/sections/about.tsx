import { Icon } from "../components/icon.tsx";
import { Line, Stop } from "../components/line.tsx";
import { TagList } from "../components/lists.tsx";
import type { Home } from "../content/home.ts";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { Section } from "./section.tsx";

const Story = createBlock("div", {
	base: {
		display: "grid",
		gridTemplateColumns: { lg: "1fr 1.15fr" },
		gap: { base: "8", lg: "16" },
		"& [data-part=story]": { maxW: "measure", display: "flex", flexDirection: "column", gap: "4" },
		"& [data-part=story] > p:first-of-type": { textStyle: { md: "lead" } },
		"& h3": { mb: "5" },
	},
});

/** A timetable: each competency beside its technologies. */
const Competencies = createBlock("div", {
	base: {
		mt: { base: "8", md: "16" },
		"& > h3, & > ul > li": {
			display: { lg: "grid", _print: "grid" },
			gridTemplateColumns: "1.2fr 1fr",
			columnGap: { lg: "20", _print: "10" },
			alignItems: "baseline",
		},
		"& > h3": {
			textStyle: "partTitle",
			mb: "5",
			"& > span": { _before: { content: { base: '"· "', lg: "none", _print: "none" } } },
		},
		"& > ul": { borderBottomWidth: "1px" },
		"& > ul > li": { borderTopWidth: "1px", py: { base: "3.5", md: "5" } },
		"& h4": { display: "flex", gap: "3", alignItems: "baseline", mb: "1" },
		"& [data-part=icon]": { boxSize: "6", alignSelf: "center", flexShrink: 0, color: "accent.fg" },
		"& [data-part=text]": { textStyle: "small", color: "fg.muted" },
		"& [data-part=technologies]": {
			textStyle: "label",
			lineHeight: "normal",
			mt: { lgDown: "1.5" },
			"& > p": {
				display: { base: "inline", lg: "block" },
				color: "accent.fg",
				_after: { content: { base: '": "', lg: "none" } },
			},
			"& > [data-part=tags]": { display: "inline" },
			"& li": {
				display: "inline-block",
				"&:not(:last-child)": { me: "2", _after: { content: '" ·"', color: "fg.subtle" } },
			},
		},
	},
});

interface AboutProps {
	story: PartOf<"text">;
	timeline?: { title: string; entries: Home["about"]["timeline"] };
	competencies?: PartOf<"blocks">;
	/** Heading of the technologies beside the competencies. */
	technologiesTitle?: string;
}

export function About({ story, timeline, competencies, technologiesTitle }: AboutProps) {
	return (
		<Section id="about" title={story.title}>
			<Story>
				<div data-part="story">
					{story.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				{timeline && (
					<div>
						<h3>{timeline.title}</h3>
						<Line kind="years">
							{timeline.entries.map(({ year, title, description, icon }) => (
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

			{competencies && (
				<Competencies>
					<h3>
						{competencies.title} <span>{technologiesTitle}</span>
					</h3>
					<ul>
						{competencies.blocks.map(({ title, text, icon, technologies }) => (
							<li key={title}>
								<div>
									<h4>
										{icon && <Icon name={icon} />}
										{title}
									</h4>
									<p data-part="text">{text}</p>
								</div>
								{technologies && (
									<div data-part="technologies">
										<p>{technologies.title}</p>
										<TagList items={technologies.items} label={technologies.title} />
									</div>
								)}
							</li>
						))}
					</ul>
				</Competencies>
			)}
		</Section>
	);
}
