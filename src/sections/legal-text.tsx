import { chakra } from "@chakra-ui/react";
import { ExternalTextLink, TextLink } from "../components/links.ts";
import { PointList } from "../components/point-list.tsx";
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
		<div className="legal-text">
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
				<ul className="legal-links">
					{links.map((link) => (
						<li key={link.href}>
							<TextOfLink link={link} />
						</li>
					))}
				</ul>
			)}
		</div>
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
