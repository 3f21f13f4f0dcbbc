import { Box } from "@chakra-ui/react";
import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { NamedTagLists, TagList, TextBlocks } from "../components/lists.tsx";
import { PROJECTS_OVERVIEW_PATH, projectPath, projects } from "../content/catalog.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import type { CurrentProject } from "../content/types.ts";
import { DetailSections } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PageSign } from "../sections/page-line.tsx";
import { ProjectLine } from "../sections/project-line.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/projects-overview.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { neighbours } from "./neighbours.ts";
import { projectPages } from "./pages.ts";
import { typeset } from "./typeset.ts";

export function loader() {
	const path = PROJECTS_OVERVIEW_PATH;
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		overview: typeset(projectsOverview),
		trail: page.trail,
		stops: typeset(projects).map(({ slug, client, period, location, role, description }) => ({
			href: projectPath(slug),
			client,
			period,
			location,
			role,
			description,
		})),
		...typeset(neighbours(projectPages, PROJECTS_OVERVIEW_PATH)),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ProjectsOverviewPage({ loaderData }: Route.ComponentProps) {
	const { overview, trail, stops, previous, next } = loaderData;
	const parts = [
		{ id: "kundenprojekte", title: "Kundenprojekte", content: <ProjectLine stops={stops} />, isWide: true },
		{
			id: "aktuelle-projekte",
			title: "Aktuelle Projekte",
			content: <CurrentProjects projects={overview.currentProjects} />,
		},
		{
			id: "kerntechnologien",
			title: "Kerntechnologien",
			content: <NamedTagLists lists={overview.coreTechnologies} />,
		},
		{ id: "vorgehen", title: "Vorgehen", content: <TextBlocks blocks={overview.approach} ordered /> },
	];
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Projekte"
				title={overview.title}
				lead={overview.lead}
				summaryEn={overview.summaryEn}
				sign={<PageSign>{overview.tiles[0]?.value} Projekte</PageSign>}
				stops={parts}
			/>
			<Box px="edge" pt={{ base: "8", md: "12" }}>
				<FigureList figures={overview.tiles} label="Zahlen" isRuled={false} />
			</Box>
			<DetailSections parts={parts} />
			<PageFooter
				title={overview.title}
				invitation="Steht bei Ihnen ein Projekt an?"
				previous={previous}
				next={next}
			/>
		</article>
	);
}

export default drawnFromData(ProjectsOverviewPage);

function CurrentProjects({ projects: current }: { projects: readonly CurrentProject[] }) {
	return (
		<Cards kind="work">
			{current.map(({ title, period, role, description, technologies, href }) => (
				<li key={title}>
					<p data-part="kind">
						{period} · {role}
					</p>
					<h3 data-part="title">
						{href ? <CardLink to={href}>{title}</CardLink> : title}
						{href && <CardArrow />}
					</h3>
					<p data-part="text">{description}</p>
					<TagList items={technologies} label={`Technologien: ${title}`} />
				</li>
			))}
		</Cards>
	);
}
