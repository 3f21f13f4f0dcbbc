import { chakra } from "@chakra-ui/react";
import type { Figure } from "../content/types.ts";

interface FigureListProps {
	figures: readonly Figure[];
	/** Names the list for screen readers. */
	label: string;
	/** In half a page's width, where more than three do not fit in a row. */
	isNarrow?: boolean;
}

/** Figures in a row below a rule, each with what it counts. */
export function FigureList({ figures, label, isNarrow = false }: FigureListProps) {
	return (
		<chakra.ul
			className="figures"
			aria-label={label}
			display="grid"
			gridTemplateColumns={{
				base: `repeat(${figures.length === 3 ? 3 : 2}, minmax(0, 1fr))`,
				md: `repeat(${isNarrow && figures.length > 3 ? 2 : figures.length}, minmax(0, 1fr))`,
				_print: `repeat(${figures.length}, minmax(0, 1fr))`,
			}}
			_print={{ breakInside: "avoid" }}
			columnGap={{ base: "4", md: "8" }}
			rowGap="6"
			borderTopWidth="1px"
			borderColor="border"
			pt="6"
		>
			{figures.map(({ value, label: counted }) => (
				<li key={counted}>
					<span>{value}</span>
					<span>{counted}</span>
				</li>
			))}
		</chakra.ul>
	);
}
