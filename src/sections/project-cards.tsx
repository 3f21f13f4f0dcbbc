import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { TagList } from "../components/lists.tsx";
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
					<TagList items={technologies} label={`Technologien: ${title}`} />
				</li>
			))}
		</Cards>
	);
}
