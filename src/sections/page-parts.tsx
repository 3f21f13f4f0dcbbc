import { Box } from "@chakra-ui/react";
import { FigureList } from "../components/figure-list.tsx";
import { NamedTagLists, PointList, TagList, TaskGroups, TermList, TextBlocks } from "../components/lists.tsx";
import type { PagePart } from "../content/page-parts.ts";
import { CertificationCards, CurrentProjects, ProjectCards, ServiceCards } from "./cards.tsx";
import { DetailSections } from "./detail-sections.tsx";
import { ProjectLine } from "./project-line.tsx";
import { ScenarioPart } from "./scenario-part.tsx";
import { TextPart } from "./text-part.tsx";

/** The parts of a detail page: those without a fragment, those on the page's line, and practice scenarios. */
export function PageParts({ parts }: { parts: readonly PagePart[] }) {
	return (
		<>
			{parts
				.filter(({ anchor }) => anchor !== undefined)
				.map((part) => (
					<Box key={part.id} px="edge" pt={{ base: "8", md: "12" }}>
						<PartContent part={part} />
					</Box>
				))}
			<DetailSections
				parts={parts
					.filter(({ anchor, kind }) => anchor === undefined && kind !== "scenario")
					.map((part) => ({
						...part,
						content: <PartContent part={part} />,
						isWide: part.kind === "projectLine",
					}))}
			/>
			{parts
				.filter(({ kind }) => kind === "scenario")
				.map((part) => (
					<PartContent key={part.id} part={part} />
				))}
		</>
	);
}

function PartContent({ part }: { part: PagePart }) {
	switch (part.kind) {
		case "text":
			return <TextPart part={part} />;
		case "blocks":
			return <TextBlocks blocks={part.blocks} ordered={part.isOrdered} />;
		case "points":
			return <PointList items={part.items} />;
		case "tags":
			return <TagList items={part.items} label={part.title} />;
		case "terms":
			return <TermList kind="facts" entries={part.terms} />;
		case "tagLists":
			return <NamedTagLists lists={part.lists} />;
		case "taskLists":
			return <TaskGroups groups={part.lists} />;
		case "figures":
			return <FigureList figures={part.figures} label={part.title} isRuled={false} />;
		case "services":
			return <ServiceCards cards={part.entries} />;
		case "projects":
			return <ProjectCards cards={part.entries} />;
		case "certifications":
			return <CertificationCards cards={part.entries} />;
		case "projectLine":
			return <ProjectLine stops={part.entries} />;
		case "currentProjects":
			return <CurrentProjects projects={part.entries} />;
		case "scenario":
			return <ScenarioPart part={part} />;
	}
}
