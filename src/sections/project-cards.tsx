import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { TagList } from "../components/tag-list.tsx";
import type { SitePath } from "../content/types.ts";

/** What a project's card shows. */
export interface ProjectCardContent {
	href: SitePath;
	title: string;
	/** What the owner was there, and where. */
	role?: string;
	category: string;
	/** A year, or how many projects lie behind the card. */
	count: string;
	description: string;
	technologies: readonly string[];
}

export function ProjectCards({ cards }: { cards: readonly ProjectCardContent[] }) {
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
							<TagList items={technologies} label={`Technologien: ${title}`} />
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
