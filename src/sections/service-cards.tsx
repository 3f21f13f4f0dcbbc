import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { Icon } from "../components/icon.tsx";
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
		<ul className="card-grid">
			{cards.map((card) => (
				<li key={card.href} className="card-cell">
					<ServiceCard {...card} />
				</li>
			))}
		</ul>
	);
}

function ServiceCard({ href, icon, title, description, features, technologies }: ServiceCardContent) {
	return (
		<div className="card interactive roomy">
			<h3 className="card-title">
				<Icon name={icon} size="large" tone="accent" />
				<CardLink to={href}>{title}</CardLink>
				<CardArrow />
			</h3>
			<p className="card-text">{description}</p>
			<ul className="card-points">
				{features.map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			<div className="card-end">
				<TagList items={technologies} label={`Technologien: ${title}`} />
			</div>
		</div>
	);
}
