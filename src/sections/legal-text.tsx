import { chakra, createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import { ExternalTextLink, TextLink } from "../components/links.ts";
import { PointList } from "../components/lists.tsx";
import type { Breadcrumb } from "../content/breadcrumbs.ts";
import type { LegalLink, LegalPage, LegalSection } from "../content/legal.ts";
import { DetailSections } from "./detail-section.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageSign } from "./page-line.tsx";

const recipe = defineRecipe({
	base: {
		display: "flex",
		flexDirection: "column",
		gap: "4",
		"& > p": { maxW: "measure" },
		"& address": { fontStyle: "normal" },
		"& address > span": { display: "block" },
		"& [data-part=links]": { display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" },
	},
});

const Root = createRecipeContext({ recipe }).withContext<HTMLDivElement, HTMLChakraProps<"div">>("div");

interface LegalTextProps {
	page: LegalPage;
	breadcrumbs: readonly Breadcrumb[];
}

/** A page that the law asks for. */
export function LegalText({ page, breadcrumbs }: LegalTextProps) {
	const parts = page.sections.map((section, index) => ({
		id: `abschnitt-${index + 1}`,
		title: section.title,
		content: <SectionText section={section} />,
	}));
	return (
		<article>
			<PageHeader
				breadcrumbs={breadcrumbs}
				kind="Rechtliches"
				title={page.title}
				lead={page.lead}
				summaryEn={page.summaryEn}
				sign={<PageSign>§</PageSign>}
				stops={parts}
			/>
			<DetailSections parts={parts} />
		</article>
	);
}

function SectionText({ section }: { section: LegalSection }) {
	const { paragraphs = [], address = [], items = [], links = [] } = section;
	return (
		<Root>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{address.length > 0 && (
				<address>
					{address.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
			{items.length > 0 && <PointList items={items} />}
			{links.length > 0 && (
				<ul data-part="links">
					{links.map((link) => (
						<li key={link.href}>
							<TextOfLink link={link} />
						</li>
					))}
				</ul>
			)}
		</Root>
	);
}

function TextOfLink({ link: { label, href } }: { link: LegalLink }) {
	if (href.startsWith("/")) return <TextLink to={href}>{label}</TextLink>;
	if (!href.startsWith("http")) return <ExternalTextLink href={href}>{label}</ExternalTextLink>;
	return (
		<ExternalTextLink href={href} target="_blank" rel="noopener">
			{label}
			<chakra.span srOnly> (neuer Tab)</chakra.span>
		</ExternalTextLink>
	);
}
