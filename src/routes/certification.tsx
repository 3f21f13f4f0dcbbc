import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/links.ts";
import { TagList, TermList, TextBlocks } from "../components/lists.tsx";
import { certificationPath, certifications } from "../content/catalog.ts";
import { STATUS_LABELS } from "../content/types.ts";
import { DetailSections } from "../sections/detail-section.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/certification.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { neighbours } from "./neighbours.ts";
import { certificationPages, findBySlug, pagesRelatedTo } from "./pages.ts";
import { typeset } from "./typeset.ts";

export function loader({ request }: Route.LoaderArgs) {
	const certification = findBySlug(certifications, request);
	const path = certificationPath(certification.slug);
	const page = sitePage(path);
	return {
		head: pageHead(page, thisSite),
		trail: page.trail,
		...typeset({
			certification,
			related: pagesRelatedTo(certification),
			...neighbours(certificationPages, path),
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function CertificationPage({ loaderData }: Route.ComponentProps) {
	const { certification, trail, related, previous, next } = loaderData;
	const { title, lead, summaryEn, issuer, level, status, image, competencies, tags, details } = certification;
	const parts = [
		{ id: "kernkompetenzen", title: "Kernkompetenzen", content: <TextBlocks blocks={competencies} /> },
		{ id: "themen", title: tags.title, content: <TagList items={tags.items} label={tags.title} /> },
		{
			id: "details",
			title: "Details",
			content: (
				<TermList
					kind="facts"
					entries={details.map(({ label, value }) => ({ term: label, description: value }))}
				/>
			),
		},
	];
	return (
		<article>
			<PageHeader
				breadcrumbs={trail}
				kind="Zertifizierung"
				title={title}
				lead={lead}
				summaryEn={summaryEn}
				facts={[
					{ label: "Aussteller", value: <span lang="en">{issuer}</span> },
					{ label: "Stufe", value: <span lang="en">{level}</span> },
					{
						label: STATUS_LABELS[status],
						value:
							status === "Vendor-neutral" ? (
								<Badge lang="en">{status}</Badge>
							) : (
								<Badge tone="success">{status}</Badge>
							),
					},
				]}
				sign={<CertificateBadge code={image} boxSize="28" />}
				stops={parts}
			/>
			<DetailSections parts={parts} />
			<PageFooter
				title={title}
				invitation="Brauchen Sie das in Ihrem Projekt?"
				related={related}
				previous={previous}
				next={next}
			/>
		</article>
	);
}

export default drawnFromData(CertificationPage);
