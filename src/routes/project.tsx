import { chakra } from "@chakra-ui/react";
import { PointList, TagList, TaskGroups, TextBlocks } from "../components/lists.tsx";
import { projectPath, projects } from "../content/catalog.ts";
import type { CaseStudy, Engagement } from "../content/types.ts";
import { DetailSections, type PagePart } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PageSign } from "../sections/page-line.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/project.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { neighbours } from "./neighbours.ts";
import { findBySlug, pagesRelatedTo, projectPages } from "./pages.ts";
import { typeset } from "./typeset.ts";

export function loader({ request }: Route.LoaderArgs) {
	const project = findBySlug(projects, request);
	const path = projectPath(project.slug);
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		trail: page.trail,
		...typeset({ project, related: pagesRelatedTo(project), ...neighbours(projectPages, path) }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ProjectPage({ loaderData }: Route.ComponentProps) {
	const { project, trail, related, previous, next } = loaderData;
	const parts = project.kind === "case-study" ? caseStudyParts(project) : engagementParts(project);
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Projekt"
				title={project.title}
				lead={project.lead}
				summaryEn={project.summaryEn}
				facts={[
					{ label: "Zeitraum", value: project.period },
					{ label: "Ort", value: project.location },
					{ label: "Rolle", value: project.role },
					...(project.kind === "case-study" ? [{ label: "Ergebnis", value: project.outcome }] : []),
				]}
				sign={
					<PageSign>
						{project.location} · {project.period}
					</PageSign>
				}
				stops={parts}
			/>
			<DetailSections parts={parts} />
			<PageFooter
				title={project.title}
				invitation="Haben Sie etwas Ähnliches vor?"
				related={related}
				previous={previous}
				next={next}
			/>
		</article>
	);
}

export default drawnFromData(ProjectPage);

const technologyPart = (items: readonly string[]): PagePart => ({
	id: "technologien",
	title: "Technologien",
	content: <TagList items={items} label="Technologien" />,
});

const caseStudyParts = ({ goals, technologies, challenges, approach, results }: CaseStudy): PagePart[] => [
	{ id: "ziele", title: "Ziele", content: <PointList items={goals} /> },
	technologyPart(technologies),
	{ id: "herausforderungen", title: "Herausforderungen", content: <TextBlocks blocks={challenges} /> },
	{ id: "vorgehen", title: "Vorgehen", content: <TextBlocks blocks={approach} ordered /> },
	{ id: "ergebnisse", title: "Ergebnisse", content: <PointList items={results} /> },
];

const engagementParts = ({ company, taskGroups, technologies, focus }: Engagement): PagePart[] => [
	{
		id: "unternehmen",
		title: "Das Unternehmen",
		content: company.map((paragraph) => (
			<chakra.p key={paragraph} maxW="measure" _notFirst={{ mt: "4" }}>
				{paragraph}
			</chakra.p>
		)),
	},
	{
		id: "aufgaben",
		title: "Aufgaben",
		content: <TaskGroups groups={taskGroups} />,
	},
	technologyPart(technologies),
	{ id: "schwerpunkte", title: "Schwerpunkte", content: <TagList items={focus} label="Schwerpunkte" /> },
];
