import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/links.ts";
import type { CertificationEntry } from "../content/page-parts.ts";

export function CertificationCards({ cards }: { cards: readonly CertificationEntry[] }) {
	return (
		<Cards kind="certificates">
			{cards.map(({ href, title, issuer, level, image }) => (
				<li key={href}>
					<CertificateBadge code={image} />
					<div data-part="about">
						<h4 data-part="title">
							<CardLink to={href}>{title}</CardLink>
						</h4>
						<p data-part="text">{issuer}</p>
						<div data-part="level">
							<Badge>{level}</Badge>
							<CardArrow />
						</div>
					</div>
				</li>
			))}
		</Cards>
	);
}
