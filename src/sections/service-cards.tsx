import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { Icon } from "../components/icon.tsx";
import { TagList } from "../components/lists.tsx";
import { fillIn } from "../content/language.ts";
import type { ServiceEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

export function ServiceCards({ cards }: { cards: readonly ServiceEntry[] }) {
	const { words } = useShell();
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
					<TagList items={technologies} label={fillIn(words.technologiesOf, { title })} />
				</li>
			))}
		</Cards>
	);
}
