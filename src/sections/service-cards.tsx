import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { Icon } from "../components/icon.tsx";
import { TagList } from "../components/lists.tsx";
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
		<Cards kind="services">
			{cards.map(({ href, icon, title, description, features, technologies }) => (
				<li key={href}>
					<h3 data-part="title">
						<Icon name={icon} />
						<CardLink to={href}>{title}</CardLink>
						<CardArrow />
					</h3>
					<p data-part="text">{description}</p>
					<ul data-part="points">
						{features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<TagList items={technologies} label={`Technologien: ${title}`} />
				</li>
			))}
		</Cards>
	);
}
