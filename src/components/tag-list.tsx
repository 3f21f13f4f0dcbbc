import { chakra } from "@chakra-ui/react";
import { Tag } from "./surfaces.ts";

interface TagListProps {
	items: readonly string[];
	/** Names the list for screen readers. */
	label: string;
}

export function TagList({ items, label }: TagListProps) {
	return (
		<chakra.ul aria-label={label} display="flex" flexWrap="wrap" gap="1.5" _print={{ breakInside: "avoid" }}>
			{items.map((item) => (
				<Tag key={item}>{item}</Tag>
			))}
		</chakra.ul>
	);
}
