import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardCell, CardGrid } from "../components/card-grid.ts";
import { CardLink } from "../components/card-link.tsx";
import { Card } from "../components/surfaces.ts";
import { TagList } from "../components/tag-list.tsx";
import type { SitePath } from "../content/types.ts";

/** What a project's card shows. */
export interface ProjectCardContent {
	href: SitePath;
	title: string;
	category: string;
	/** A year, or how many projects lie behind the card. */
	count: string;
	description: string;
	technologies: readonly string[];
}

export function ProjectCards({ cards }: { cards: readonly ProjectCardContent[] }) {
	return (
		<CardGrid>
			{cards.map(({ href, title, category, count, description, technologies }) => (
				<CardCell key={href}>
					<Card interactive gap="3">
						<chakra.p display="flex" justifyContent="space-between" gap="4" alignItems="baseline">
							<chakra.span textStyle="label" color="fg.muted">
								{category}
							</chakra.span>
							<chakra.span textStyle="sectionTitle" color="accent.fg" fontVariantNumeric="tabular-nums">
								{count}
							</chakra.span>
						</chakra.p>
						<chakra.h4
							textStyle="cardTitle"
							fontSize={{ lg: "xl" }}
							display="flex"
							alignItems="flex-start"
							gap="3"
						>
							<CardLink to={href}>{title}</CardLink>
							<CardArrow />
						</chakra.h4>
						<chakra.p textStyle="small" color="fg.muted">
							{description}
						</chakra.p>
						<chakra.div mt="auto" pt="2">
							<TagList items={technologies} label={`Technologien: ${title}`} />
						</chakra.div>
					</Card>
				</CardCell>
			))}
		</CardGrid>
	);
}
