import type { Figure } from "../content/types.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("ul", {
	base: {
		display: "grid",
		columnGap: { base: "4", md: "8" },
		rowGap: "6",
		_print: { breakInside: "avoid" },
		"& > li": { display: "flex", flexDirection: "column", gap: "1", textStyle: "small", color: "fg.muted" },
		"& [data-part=value]": { textStyle: "figure", hyphens: "none", color: "fg" },
	},
	variants: {
		place: {
			page: {},
			/** Lighter than facts. */
			example: { "& [data-part=value]": { fontWeight: "normal", color: "fg.muted" } },
			/** Fits all three into a row below the drawing. */
			drawing: {
				borderTopWidth: "1px",
				pt: "6",
				"& [data-part=value]": { lg: { fontSize: "2xl", whiteSpace: "nowrap" } },
			},
		},
	},
});

type Place = keyof typeof COLUMNS;

interface FigureListProps {
	figures: readonly Figure[];
	/** Accessible name of the list. */
	label: string;
	/** Full width, in a fictional example, or beside the home page's drawing. */
	place?: Place;
}

const row = (count: number) => `repeat(${count}, 1fr)`;

/** Columns at most; fewer if enlarged text would break a figure. */
const phoneRow = (count: number, minimum: string) =>
	`repeat(auto-fit, minmax(min(100%, max(${minimum}, (100% - ${count - 1} * {spacing.4}) / ${count})), 1fr))`;

/** Returns the number of columns for a number of figures. */
const COLUMNS = {
	page: (count: number) => ({ md: row(count) }),
	example: (count: number) => ({ md: row(count > 3 ? 2 : count) }),
	drawing: (count: number) => ({ md: row(1), lg: `repeat(${count}, auto)` }),
};

/** Figures with their labels, in a row. */
export function FigureList({ figures, label, place = "page" }: FigureListProps) {
	return (
		<Root
			place={place}
			aria-label={label}
			gridTemplateColumns={{
				base: figures.length === 3 ? phoneRow(3, "5rem") : phoneRow(2, "8rem"),
				...COLUMNS[place](figures.length),
				_print: row(figures.length),
			}}
		>
			{figures.map(({ value, label: counted }) => (
				<li key={counted}>
					<span data-part="value">{value}</span>
					<span>{counted}</span>
				</li>
			))}
		</Root>
	);
}
