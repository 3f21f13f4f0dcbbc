import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { TagList } from "../components/lists.tsx";
import { fillIn } from "../content/language.ts";
import type { ProjectEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

export function ProjectCards({ cards }: { cards: readonly ProjectEntry[] }) {
	const { words } = useShell();
	return (
		<Cards kind="projects">
			{cards.map(({ href, title, role, category, count, description, technologies }) => (
				<li key={href}>
					<p data-part="kind">
						<span>{category}</span>
						<span data-part="count">{count}</span>
					</p>
					<h4 data-part="title">
						<CardLink to={href}>{title}</CardLink>
						<CardArrow />
					</h4>
					{role && <p data-part="role">{role}</p>}
					<p data-part="text">{description}</p>
					<TagList items={technologies} label={fillIn(words.technologiesOf, { title })} />
				</li>
			))}
		</Cards>
	);
}
