import { chakra } from "@chakra-ui/react";
import type { Figure } from "../content/types.ts";

interface FigureListProps {
	figures: readonly Figure[];
	/** Names the list for screen readers. */
	label: string;
	/** Across the page, in a column of half its width, or with the drawing of the home page. */
	place?: keyof typeof COLUMNS;
	/** Begins with a rule; not where another one ends what stands before. */
	isRuled?: boolean;
}

const row = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** At most so many in a row, fewer where letters are so large that a figure would be torn. */
const phoneRow = (count: number, minimum: string) =>
	`repeat(auto-fit, minmax(min(100%, max(${minimum}, (100% - ${count - 1} * {spacing.4}) / ${count})), 1fr))`;

/** How many figures stand side by side where there is room, of so many. */
const COLUMNS = {
	page: (count: number) => ({ md: row(count) }),
	column: (count: number) => ({ md: row(count > 3 ? 2 : count) }),
	drawing: (count: number) => ({ md: row(1), lg: `repeat(${count}, auto)` }),
};

/** Figures in a row, each with what it counts. */
export function FigureList({ figures, label, place = "page", isRuled = true }: FigureListProps) {
	return (
		<chakra.ul
			className="figures"
			aria-label={label}
			display="grid"
			gridTemplateColumns={{
				base: figures.length === 3 ? phoneRow(3, "5rem") : phoneRow(2, "8rem"),
				...COLUMNS[place](figures.length),
				_print: row(figures.length),
			}}
			_print={{ breakInside: "avoid" }}
			columnGap={{ base: "4", md: "8" }}
			rowGap="6"
			borderTopWidth={isRuled ? "1px" : undefined}
			borderColor="border"
			pt={isRuled ? "6" : undefined}
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
