import { Icon } from "../components/icon.tsx";
import { TagList, TextBlocks } from "../components/lists.tsx";
import { servicePath, services } from "../content/catalog.ts";
import type { Service } from "../content/types.ts";
import { DetailSections } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PageSign } from "../sections/page-line.tsx";
import { Scenario } from "../sections/scenario.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/service.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { neighbours } from "./neighbours.ts";
import { findBySlug, pagesRelatedToService, servicePages } from "./pages.ts";
import { typeset, withWholeCompounds } from "./typeset.ts";

export function loader({ request }: Route.LoaderArgs) {
	const service = findBySlug(services, request);
	const path = servicePath(service.slug);
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		trail: page.trail,
		...typeset({
			service: withWholeTasks(service),
			related: pagesRelatedToService(service),
			...neighbours(servicePages, path),
		}),
	};
}

const withWholeTasks = (service: Service): Service => ({
	...service,
	scenarios: service.scenarios.map((scenario) => ({
		...scenario,
		phases: scenario.phases.map((phase) => ({ ...phase, tasks: withWholeCompounds(phase.tasks) })),
	})),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, trail, related, previous, next } = loaderData;
	const parts = [
		{ id: "leistungen", title: "Was dazugehört", content: <TextBlocks blocks={service.features} /> },
		{
			id: "technologien",
			title: "Technologien",
			content: <TagList items={service.technologies} label="Technologien" />,
		},
	];
	const examples = service.scenarios.map(({ id, title, phases }) => ({
		id,
		title,
		note: `Praxisbeispiel, ${phases.length} Phasen`,
	}));
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Leistung"
				title={service.title}
				lead={service.lead}
				summaryEn={service.summaryEn}
				sign={
					<PageSign>
						<Icon name={service.icon} />
					</PageSign>
				}
				stops={[...parts, ...examples]}
			/>
			<DetailSections parts={parts} />
			{service.scenarios.map((scenario) => (
				<Scenario key={scenario.id} scenario={scenario} />
			))}
			<PageFooter
				title={service.title}
				invitation="Haben Sie etwas Ähnliches vor?"
				related={related}
				previous={previous}
				next={next}
			/>
		</article>
	);
}

export default drawnFromData(ServicePage);
