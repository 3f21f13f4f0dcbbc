import { chakra, Grid } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { TagList } from "../components/tag-list.tsx";
import { fillIn } from "../content/language.ts";
import type { CurrentEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

/** Cards of work that goes on; those with a page lead there. */
export function CurrentProjects({ projects }: { projects: readonly CurrentEntry[] }) {
	const { words } = useShell();
	return (
		<Grid as="ul" gap="5">
			{projects.map(({ title, facts: { period, role }, description, tags, href }) => (
				<chakra.li key={title} display="grid">
					<div className={href ? "card interactive" : "card"}>
						<chakra.p textStyle="label" color="fg.muted">
							{period.description} · {role.description}
						</chakra.p>
						<chakra.h3 textStyle="cardTitle" fontSize="xl" display="flex" gap="3" alignItems="center">
							{href ? <CardLink to={href}>{title}</CardLink> : title}
							{href && <CardArrow />}
						</chakra.h3>
						<p className="card-text">{description}</p>
						<TagList items={tags} label={fillIn(words.technologiesOf, { title })} />
					</div>
				</chakra.li>
			))}
		</Grid>
	);
}
