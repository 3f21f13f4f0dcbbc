import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/links.ts";
import type { CertificationEntry } from "../content/page-parts.ts";

export function CertificationCards({ cards }: { cards: readonly CertificationEntry[] }) {
	return (
		<ul className="card-grid certificates">
			{cards.map(({ href, title, issuer, level, image }) => (
				<li key={href} className="card-cell">
					<div className="card interactive">
						<CertificateBadge code={image} />
						<div>
							<h4>
								<CardLink to={href}>{title}</CardLink>
							</h4>
							<p className="card-text">{issuer}</p>
							<div>
								<Badge>{level}</Badge>
								<CardArrow />
							</div>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
