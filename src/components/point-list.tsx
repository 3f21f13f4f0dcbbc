import { chakra } from "@chakra-ui/react";

/** Sentences or clauses, each behind a stop of the line. */
export function PointList({ items }: { items: readonly string[] }) {
	return (
		<chakra.ul display="flex" flexDirection="column" gap="3" maxW="measure">
			{items.map((item) => (
				<chakra.li
					key={item}
					display="grid"
					gridTemplateColumns="auto minmax(0, 1fr)"
					gap="3.5"
					_before={{ content: '""', boxSize: "2", borderRadius: "full", bg: "accent.line", mt: "0.55em" }}
				>
					{item}
				</chakra.li>
			))}
		</chakra.ul>
	);
}
