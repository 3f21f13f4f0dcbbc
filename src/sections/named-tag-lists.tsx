import { TagList } from "../components/tag-list.tsx";
import { TermList } from "../components/term-list.tsx";
import type { NamedList } from "../content/types.ts";

/** Groups of tags as a table of two columns: the group's name, its entries. */
export function NamedTagLists({ lists }: { lists: readonly NamedList[] }) {
	return (
		<TermList
			kind="groups"
			entries={lists.map(({ title, items }) => ({
				term: title,
				description: <TagList items={items} label={title} />,
			}))}
		/>
	);
}
