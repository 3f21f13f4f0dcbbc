import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Badge, Card } from "../components/surfaces.ts";
import type { Certification, SitePath } from "../content/types.ts";

/** What a certificate's card shows. */
export type CertificationCardContent = Pick<Certification, "title" | "issuer" | "level" | "image"> & {
	href: SitePath;
};

export function CertificationCards({ cards }: { cards: readonly CertificationCardContent[] }) {
	return (
		<chakra.ul
			display="grid"
			gap="5"
			gridTemplateColumns={{
				base: "minmax(0, 1fr)",
				sm: "repeat(2, minmax(0, 1fr))",
				xl: "repeat(4, minmax(0, 1fr))",
				_print: "repeat(2, minmax(0, 1fr))",
			}}
		>
			{cards.map(({ href, title, issuer, level, image }) => (
				<chakra.li key={href} display="grid" gridTemplateColumns="minmax(0, 1fr)">
					<Card interactive gap="3" alignItems="flex-start">
						<CertificateBadge text={image} boxSize="16" />
						<chakra.h4 textStyle="cardTitle" mt="1">
							<CardLink to={href}>{title}</CardLink>
						</chakra.h4>
						<chakra.p textStyle="small" color="fg.muted" lang="en">
							{issuer}
						</chakra.p>
						<chakra.div mt="auto" pt="1" display="flex" alignItems="center" width="full">
							<Badge lang="en">{level}</Badge>
							<CardArrow />
						</chakra.div>
					</Card>
				</chakra.li>
			))}
		</chakra.ul>
	);
}
