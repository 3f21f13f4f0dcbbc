import { chakra, Grid } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import { PointList } from "../components/point-list.tsx";
import type { PartOf } from "../content/page-parts.ts";

/** Groups of tasks, each with an icon and a name. */
export function TaskLists({ lists }: Pick<PartOf<"taskLists">, "lists">) {
	return (
		<Grid gap="8">
			{lists.map(({ title, icon, items }) => (
				<div key={title}>
					<chakra.h3 textStyle="cardTitle" display="flex" gap="3" alignItems="center" mb="3">
						<Icon name={icon} tone="accent" />
						{title}
					</chakra.h3>
					<PointList items={items} />
				</div>
			))}
		</Grid>
	);
}
