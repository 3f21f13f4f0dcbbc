import { Icon } from "../components/icon.tsx";
import { TagList } from "../components/tag-list.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { servicePath, services } from "../content/catalog.ts";
import { DetailSection } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { Scenario } from "../sections/scenario.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/service.ts";
import { neighbours } from "./neighbours.ts";
import { findBySlug, pagesRelatedToService, servicePages } from "./pages.ts";

export function loader({ request }: Route.LoaderArgs) {
	const service = findBySlug(services, request);
	return {
		service,
		related: pagesRelatedToService(service),
		...neighbours(servicePages, servicePath(service.slug)),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? pageMeta(loaderData.service.meta) : [];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, related, previous, next } = loaderData;
	return (
		<article>
			<PageHeader
				kind="Leistung"
				title={service.title}
				lead={service.lead}
				figure={<Icon name={service.icon} boxSize="20" color="accent.line" />}
			/>
			<div>
				<DetailSection title="Was dazugehört">
					<TextBlocks blocks={service.features} />
				</DetailSection>
				<DetailSection title="Technologien">
					<TagList items={service.technologies} label="Technologien" />
				</DetailSection>
			</div>
			{service.scenarios.map((scenario) => (
				<Scenario key={scenario.id} scenario={scenario} />
			))}
			<PageFooter related={related} previous={previous} next={next} />
		</article>
	);
}
