import type { JSX } from "react";
import { FigureList } from "../components/figure-list.tsx";
import { Station } from "../components/line.tsx";
import { DetailList, PointList, TagList, TaskGroups, TextBlocks } from "../components/lists.tsx";
import type { PagePart } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { tags } from "../theme/recipes/lists.ts";
import { rail, station } from "../theme/transit-map.ts";
import { CurrentProjects, ProjectLine } from "./cards.tsx";
import { Diagram } from "./diagram.tsx";
import { Questions } from "./questions.tsx";
import { ScenarioPart } from "./scenario-part.tsx";
import { TextPart } from "./text-part.tsx";

/** Parts as stops on the page's line, each with its title beside the text. */
const PartLine = createBlock("div", {
	base: {
		pt: { base: "10", md: "16", _print: "6" },
		"& > section": {
			position: "relative",
			display: "grid",
			gridTemplateColumns: { lg: "{sizes.aside} 1fr" },
			columnGap: "16",
			rowGap: "5",
			alignItems: "start",
			px: "edge",
			pb: { base: "12", md: "16", _print: "4" },
			scrollMarginTop: "8",
			// In print a block, because browsers don't break a short grid across pages.
			_print: { display: "block", "& > * + *": { mt: "2" } },
		},
		"& > section > header": {
			display: "flex",
			gap: "3",
			alignItems: "flex-start",
			position: { lg: "sticky" },
			top: { lg: "besideText" },
		},
		"& > [data-wide]": { gridTemplateColumns: "1fr", rowGap: "8" },
		"& > [data-wide] > header": { position: "relative", top: "auto" },
		"& > section > [data-part=rail]": {
			...rail,
			display: { base: "none", lg: "block" },
			left: "calc({spacing.edge} + {spacing.2.25})",
			top: "4",
			bottom: "-4",
		},
		"& > section:last-child > [data-part=rail]": { display: "none" },
		"& > section > header > [data-part=station]": {
			...station,
			// Centres it on the capitals of the title's first line.
			mt: "calc({fontSizes.xl} * 0.66 - {sizes.station.md} / 2)",
			_print: { display: "none" },
		},
		"& > section > header > h2": { textStyle: "partTitle", hyphens: "auto" },
		"& > [data-wide] > [data-part=content]": { ps: { lg: "8" } },
		"& [data-part=content] > [data-part=tags]": { ...tags, pt: { lg: "1" } },
	},
});

const OwnPart = createBlock("div", { base: { px: "edge", pt: { base: "8", md: "12" } } });

/** The parts of a detail page: those without a fragment, those on the page's line, and practice scenarios. */
export function PageParts({ parts }: { parts: readonly PagePart[] }) {
	const own = parts.filter(({ anchor }) => anchor !== undefined);
	const examples = parts.filter(({ kind }) => kind === "scenario");
	const stops = parts.filter(({ anchor, kind }) => anchor === undefined && kind !== "scenario");
	return (
		<>
			{own.map((part) => (
				<OwnPart key={part.id}>
					<PartView part={part} />
				</OwnPart>
			))}
			<PartLine>
				{stops.map((part) => (
					<section
						key={part.id}
						id={part.id}
						aria-labelledby={`${part.id}-title`}
						lang={part.language}
						tabIndex={-1}
						data-wide={/projectLine|diagram/.test(part.kind) || undefined}
					>
						<div data-part="rail" aria-hidden />
						<header>
							<Station />
							<h2 id={`${part.id}-title`}>{part.title}</h2>
						</header>
						<div data-part="content">
							<PartView part={part} />
						</div>
					</section>
				))}
			</PartLine>
			{examples.map((part) => (
				<PartView key={part.id} part={part} />
			))}
		</>
	);
}

function PartView({ part }: { part: PagePart }): JSX.Element | null {
	switch (part.kind) {
		case "text":
			return <TextPart part={part} />;
		case "blocks":
			return <TextBlocks blocks={part.blocks} isOrdered={part.isOrdered} />;
		case "questions":
			return <Questions questions={part.questions} />;
		case "points":
			return <PointList items={part.items} />;
		case "tags":
			return <TagList items={part.items} label={part.title} />;
		case "details":
			return <DetailList details={part.details} />;
		case "tagLists":
			return (
				<DetailList
					details={part.lists.map(({ title, items }) => ({
						label: title,
						value: <TagList items={items} label={title} />,
					}))}
				/>
			);
		case "taskLists":
			return <TaskGroups groups={part.lists} />;
		case "diagram":
			return <Diagram part={part} />;
		case "figures":
			return <FigureList figures={part.figures} label={part.title} />;
		case "projectLine":
			return <ProjectLine stops={part.entries} />;
		case "currentProjects":
			return <CurrentProjects projects={part.entries} />;
		case "scenario":
			return <ScenarioPart part={part} />;
		// Only on the home page, which has blocks of its own.
		case "services":
		case "projects":
		case "certifications":
			return null;
	}
}
