import { chakra } from "@chakra-ui/react";
import { ExternalTextLink, TextLink } from "../components/links.ts";
import { PointList } from "../components/point-list.tsx";
import type { LegalLink } from "../content/legal.ts";
import type { PartOf } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

/** Paragraphs, and what legal texts have beside them: an address, points, links. */
export function TextPart({ part }: { part: PartOf<"text"> }) {
	const { paragraphs, address = [], items = [], links = [] } = part;
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
	const { words } = useShell();
	if (href.startsWith("/")) return <TextLink to={href}>{label}</TextLink>;
	if (!href.startsWith("http")) return <ExternalTextLink href={href}>{label}</ExternalTextLink>;
	return (
		<ExternalTextLink href={href} target="_blank" rel="noopener">
			{label}
			<chakra.span srOnly> {words.newTab}</chakra.span>
		</ExternalTextLink>
	);
}
