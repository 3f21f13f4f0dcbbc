import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/links.ts";
import type { Certification, SitePath } from "../content/types.ts";

/** What a certificate's card shows. */
export type CertificationCardContent = Pick<Certification, "title" | "issuer" | "level" | "image"> & {
	href: SitePath;
};

export function CertificationCards({ cards }: { cards: readonly CertificationCardContent[] }) {
	return (
		<Cards kind="certificates">
			{cards.map(({ href, title, issuer, level, image }) => (
				<li key={href}>
					<CertificateBadge code={image} />
					<div data-part="about">
						<h4 data-part="title">
							<CardLink to={href}>{title}</CardLink>
						</h4>
						<p data-part="text" lang="en">
							{issuer}
						</p>
						<div data-part="level">
							<Badge lang="en">{level}</Badge>
							<CardArrow />
						</div>
					</div>
				</li>
			))}
		</Cards>
	);
}
