import { Box, chakra, Grid } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { TagList } from "../components/tag-list.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { PROJECTS_OVERVIEW_PATH, projectPath, projects } from "../content/catalog.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import type { CurrentProject } from "../content/types.ts";
import { DetailSections } from "../sections/detail-section.tsx";
import { NamedTagLists } from "../sections/named-tag-lists.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PageSign } from "../sections/page-sign.tsx";
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
			<Box maxW="page" mx="auto" px="gutter" pt={{ base: "8", md: "12" }}>
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
		<Grid as="ul" gap="5">
			{current.map(({ title, period, role, description, technologies, href }) => (
				<chakra.li key={title} display="grid">
					<div className={href ? "card interactive" : "card"}>
						<chakra.p textStyle="label" color="fg.muted">
							{period} · {role}
						</chakra.p>
						<chakra.h3 textStyle="cardTitle" fontSize="xl" display="flex" gap="3" alignItems="center">
							{href ? <CardLink to={href}>{title}</CardLink> : title}
							{href && <CardArrow />}
						</chakra.h3>
						<p className="card-text">{description}</p>
						<TagList items={technologies} label={`Technologien: ${title}`} />
					</div>
				</chakra.li>
			))}
		</Grid>
	);
}
