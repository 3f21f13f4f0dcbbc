import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { TagList } from "../components/tag-list.tsx";
import { fillIn } from "../content/language.ts";
import type { ProjectEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

export function ProjectCards({ cards }: { cards: readonly ProjectEntry[] }) {
	const { words } = useShell();
	return (
		<ul className="card-grid">
			{cards.map(({ href, title, role, category, count, description, technologies }) => (
				<li key={href} className="card-cell">
					<div className="card interactive">
						<p className="card-kind">
							<span>{category}</span>
							<span>{count}</span>
						</p>
						<h4 className="card-title name">
							<CardLink to={href}>{title}</CardLink>
							<CardArrow />
						</h4>
						{role && <p className="card-role">{role}</p>}
						<p className="card-text">{description}</p>
						<div className="card-end">
							<TagList items={technologies} label={fillIn(words.technologiesOf, { title })} />
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
