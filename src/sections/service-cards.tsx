import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { Icon } from "../components/icon.tsx";
import { TagList } from "../components/tag-list.tsx";
import { fillIn } from "../content/language.ts";
import type { ServiceEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

export function ServiceCards({ cards }: { cards: readonly ServiceEntry[] }) {
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

function ServiceCard({ href, icon, title, description, features, technologies }: ServiceEntry) {
	const { words } = useShell();
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
				<TagList items={technologies} label={fillIn(words.technologiesOf, { title })} />
			</div>
		</div>
	);
}
