import { chakra, Grid } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import { PointList } from "../components/point-list.tsx";
import { TagList } from "../components/tag-list.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { projectPath, projects } from "../content/catalog.ts";
import type { CaseStudy, Engagement } from "../content/types.ts";
import { DetailSection } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/project.ts";
import { neighbours } from "./neighbours.ts";
import { findBySlug, pagesRelatedTo, projectPages } from "./pages.ts";

export function loader({ request }: Route.LoaderArgs) {
	const project = findBySlug(projects, request);
	const path = projectPath(project.slug);
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		project,
		trail: page.trail,
		related: pagesRelatedTo(project),
		...neighbours(projectPages, path),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
	const { project, trail, related, previous, next } = loaderData;
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind={project.category}
				title={project.title}
				lead={project.lead}
				summaryEn={project.summaryEn}
				facts={[
					{ label: "Zeitraum", value: project.period },
					{ label: "Ort", value: project.location },
					{ label: "Rolle", value: project.role },
				]}
			/>
			<div>
				{project.kind === "case-study" ? (
					<CaseStudyText study={project} />
				) : (
					<EngagementText engagement={project} />
				)}
			</div>
			<PageFooter
				invitation="Haben Sie etwas Ähnliches vor?"
				related={related}
				previous={previous}
				next={next}
			/>
		</article>
	);
}

function CaseStudyText({ study }: { study: CaseStudy }) {
	return (
		<>
			<DetailSection title="Ziele">
				<PointList items={study.goals} />
			</DetailSection>
			<DetailSection title="Technologien">
				<TagList items={study.technologies} label="Technologien" />
			</DetailSection>
			<DetailSection title="Herausforderungen">
				<TextBlocks blocks={study.challenges} />
			</DetailSection>
			<DetailSection title="Vorgehen">
				<TextBlocks blocks={study.approach} ordered />
			</DetailSection>
			<DetailSection title="Ergebnisse">
				<PointList items={study.results} />
			</DetailSection>
		</>
	);
}

function EngagementText({ engagement }: { engagement: Engagement }) {
	return (
		<>
			<DetailSection title="Das Unternehmen">
				{engagement.company.map((paragraph) => (
					<chakra.p key={paragraph} _notFirst={{ mt: "4" }}>
						{paragraph}
					</chakra.p>
				))}
			</DetailSection>
			<DetailSection title="Aufgaben">
				<Grid gap="8">
					{engagement.taskGroups.map(({ title, icon, items }) => (
						<div key={title}>
							<chakra.h3 textStyle="cardTitle" display="flex" gap="3" alignItems="center" mb="3">
								<Icon name={icon} color="accent.fg" />
								{title}
							</chakra.h3>
							<PointList items={items} />
						</div>
					))}
				</Grid>
			</DetailSection>
			<DetailSection title="Technologien">
				<TagList items={engagement.technologies} label="Technologien" />
			</DetailSection>
			<DetailSection title="Schwerpunkte">
				<TagList items={engagement.focus} label="Schwerpunkte" />
			</DetailSection>
		</>
	);
}
