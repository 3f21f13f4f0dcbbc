import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardCell, CardGrid } from "../components/card-grid.ts";
import { CardLink } from "../components/card-link.tsx";
import { Icon } from "../components/icon.tsx";
import { Card } from "../components/surfaces.ts";
import { TagList } from "../components/tag-list.tsx";
import type { IconKey, SitePath } from "../content/types.ts";

/** What a service's card shows. */
export interface ServiceCardContent {
	href: SitePath;
	icon: IconKey;
	title: string;
	description: string;
	features: readonly string[];
	technologies: readonly string[];
}

export function ServiceCards({ cards }: { cards: readonly ServiceCardContent[] }) {
	return (
		<CardGrid>
			{cards.map((card) => (
				<CardCell key={card.href}>
					<ServiceCard {...card} />
				</CardCell>
			))}
		</CardGrid>
	);
}

function ServiceCard({ href, icon, title, description, features, technologies }: ServiceCardContent) {
	return (
		<Card interactive gap="4">
			<chakra.h3 textStyle="cardTitle" fontSize={{ lg: "xl" }} display="flex" alignItems="flex-start" gap="3">
				<Icon name={icon} color="accent.fg" boxSize="7" />
				<CardLink to={href}>{title}</CardLink>
				<CardArrow />
			</chakra.h3>
			<chakra.p color="fg.muted" textStyle="small">
				{description}
			</chakra.p>
			<ul className="card-points">
				{features.map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			<chakra.div mt="auto" pt="2">
				<TagList items={technologies} label={`Technologien: ${title}`} />
			</chakra.div>
		</Card>
	);
}
