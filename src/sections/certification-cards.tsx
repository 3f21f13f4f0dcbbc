import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge } from "../components/surfaces.ts";
import type { Certification, SitePath } from "../content/types.ts";

/** What a certificate's card shows. */
export type CertificationCardContent = Pick<Certification, "title" | "issuer" | "level" | "image"> & {
	href: SitePath;
};

export function CertificationCards({ cards }: { cards: readonly CertificationCardContent[] }) {
	return (
		<chakra.ul
			className="card-grid below"
			gridTemplateColumns={{ sm: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" }}
		>
			{cards.map(({ href, title, issuer, level, image }) => (
				<li key={href} className="card-cell">
					<chakra.div
						className="card interactive"
						flexDirection={{ base: "row", sm: "column" }}
						gap={{ base: "4", sm: "3" }}
					>
						<CertificateBadge code={image} boxSize="16" />
						<chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="2">
							<chakra.h4 textStyle="cardTitle">
								<CardLink to={href}>{title}</CardLink>
							</chakra.h4>
							<p className="card-text" lang="en">
								{issuer}
							</p>
							<chakra.div mt="auto" display="flex" alignItems="center">
								<Badge lang="en">{level}</Badge>
								<CardArrow />
							</chakra.div>
						</chakra.div>
					</chakra.div>
				</li>
			))}
		</chakra.ul>
	);
}
