import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/links.ts";
import type { Certification, SitePath } from "../content/types.ts";

/** What a certificate's card shows. */
export type CertificationCardContent = Pick<Certification, "title" | "issuer" | "level" | "image"> & {
	href: SitePath;
};

export function CertificationCards({ cards }: { cards: readonly CertificationCardContent[] }) {
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
							<p className="card-text" lang="en">
								{issuer}
							</p>
							<div>
								<Badge lang="en">{level}</Badge>
								<CardArrow />
							</div>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
