import { CardArrow, CardLink, Cards } from "../components/card.tsx";
import { TagList } from "../components/lists.tsx";
import { fillIn } from "../content/language.ts";
import type { CurrentEntry } from "../content/page-parts.ts";
import { useShell } from "../document/shell.ts";

/** Cards of work that goes on; those with a page lead there. */
export function CurrentProjects({ projects }: { projects: readonly CurrentEntry[] }) {
	const { words } = useShell();
	return (
		<Cards kind="work">
			{projects.map(({ title, facts: { period, role }, description, tags, href }) => (
				<li key={title}>
					<p data-part="kind">
						{period.description} · {role.description}
					</p>
					<h3 data-part="title">
						{href ? <CardLink to={href}>{title}</CardLink> : title}
						{href && <CardArrow />}
					</h3>
					<p data-part="text">{description}</p>
					<TagList items={tags} label={fillIn(words.technologiesOf, { title })} />
				</li>
			))}
		</Cards>
	);
}
