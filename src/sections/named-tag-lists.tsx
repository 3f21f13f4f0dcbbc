import { chakra, Grid } from "@chakra-ui/react";
import { TagList } from "../components/tag-list.tsx";
import type { NamedList } from "../content/types.ts";

/** Groups of tags as a table of two columns: the group's name, its entries. */
export function NamedTagLists({ lists }: { lists: readonly NamedList[] }) {
	return (
		<chakra.dl borderBottomWidth="1px" borderColor="border">
			{lists.map(({ title, items }) => (
				<Grid
					key={title}
					templateColumns={{
						base: "minmax(0, 1fr)",
						md: "{sizes.term} minmax(0, 1fr)",
						_print: "{sizes.term} minmax(0, 1fr)",
					}}
					gap={{ base: "2", md: "6" }}
					alignItems="baseline"
					borderTopWidth="1px"
					borderColor="border"
					py="4"
				>
					<chakra.dt fontWeight="medium">{title}</chakra.dt>
					<dd>
						<TagList items={items} label={title} />
					</dd>
				</Grid>
			))}
		</chakra.dl>
	);
}
