import { Box, chakra, Grid } from "@chakra-ui/react";
import { CardLink } from "../components/card-link.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { Card } from "../components/surfaces.ts";
import { TagList } from "../components/tag-list.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { PROJECTS_OVERVIEW_PATH } from "../content/catalog.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import { DetailSection } from "../sections/detail-section.tsx";
import { NamedTagLists } from "../sections/named-tag-lists.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/projects-overview.ts";
import { neighbours } from "./neighbours.ts";
import { projectPages } from "./pages.ts";

export function loader() {
	const path = PROJECTS_OVERVIEW_PATH;
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		overview: projectsOverview,
		trail: page.trail,
		finished: projectPages.filter(({ href }) => href !== PROJECTS_OVERVIEW_PATH),
		...neighbours(projectPages, PROJECTS_OVERVIEW_PATH),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProjectsOverviewPage({ loaderData }: Route.ComponentProps) {
	const { overview, trail, finished, previous, next } = loaderData;
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Projekte"
				title={overview.title}
				lead={overview.lead}
				summaryEn={overview.summaryEn}
			/>
			<div>
				<Box maxW="page" mx="auto" px="gutter" pt={{ base: "8", md: "12" }} pb={{ base: "12", md: "16" }}>
					<FigureList figures={overview.tiles} label="Zahlen" />
				</Box>
				<DetailSection title="Aktuelle Projekte">
					<Grid as="ul" gap="5">
						{overview.currentProjects.map(({ title, period, role, description, technologies, href }) => (
							<chakra.li key={title} display="grid">
								<Card interactive={href ? true : undefined} gap="3">
									<chakra.p textStyle="label" color="fg.muted">
										{period} · {role}
									</chakra.p>
									<chakra.h3 textStyle="cardTitle" fontSize="xl">
										{href ? <CardLink to={href}>{title}</CardLink> : title}
									</chakra.h3>
									<chakra.p color="fg.muted" textStyle="small">
										{description}
									</chakra.p>
									<TagList items={technologies} label={`Technologien: ${title}`} />
								</Card>
							</chakra.li>
						))}
					</Grid>
				</DetailSection>
				<DetailSection title="Kerntechnologien">
					<NamedTagLists lists={overview.coreTechnologies} />
				</DetailSection>
				<DetailSection title="Vorgehen">
					<TextBlocks blocks={overview.approach} ordered />
				</DetailSection>
			</div>
			<PageFooter
				invitation="Steht bei Ihnen ein Projekt an?"
				related={finished}
				previous={previous}
				next={next}
			/>
		</article>
	);
}
