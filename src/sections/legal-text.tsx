import { chakra } from "@chakra-ui/react";
import { PointList } from "../components/point-list.tsx";
import { ExternalTextLink, TextLink } from "../components/surfaces.ts";
import type { Breadcrumb } from "../content/breadcrumbs.ts";
import type { LegalLink, LegalPage, LegalSection } from "../content/legal.ts";
import { DetailSections } from "./detail-section.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageSign } from "./page-sign.tsx";

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
		<chakra.div display="flex" flexDirection="column" gap="4">
			{paragraphs.map((paragraph) => (
				<chakra.p key={paragraph} maxW="measure">
					{paragraph}
				</chakra.p>
			))}
			{address.length > 0 && (
				<chakra.address fontStyle="normal">
					{address.map((line) => (
						<chakra.span key={line} display="block">
							{line}
						</chakra.span>
					))}
				</chakra.address>
			)}
			{items.length > 0 && <PointList items={items} />}
			{links.length > 0 && (
				<chakra.ul display="flex" flexDirection="column" gap="2" alignItems="flex-start">
					{links.map((link) => (
						<li key={link.href}>
							<TextOfLink link={link} />
						</li>
					))}
				</chakra.ul>
			)}
		</chakra.div>
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
