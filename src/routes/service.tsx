import { Icon } from "../components/icon.tsx";
import { TagList } from "../components/tag-list.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { servicePath, services } from "../content/catalog.ts";
import { DetailSection } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { Scenario } from "../sections/scenario.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/service.ts";
import { neighbours } from "./neighbours.ts";
import { findBySlug, pagesRelatedToService, servicePages } from "./pages.ts";

export function loader({ request }: Route.LoaderArgs) {
	const service = findBySlug(services, request);
	const path = servicePath(service.slug);
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		service,
		trail: page.trail,
		related: pagesRelatedToService(service),
		...neighbours(servicePages, path),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, trail, related, previous, next } = loaderData;
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Leistung"
				title={service.title}
				lead={service.lead}
				summaryEn={service.summaryEn}
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
			<PageFooter
				invitation="Haben Sie etwas Ähnliches vor?"
				related={related}
				previous={previous}
				next={next}
			/>
		</article>
	);
}
