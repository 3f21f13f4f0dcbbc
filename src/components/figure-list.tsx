import type { Figure } from "../content/types.ts";
import { createBlock } from "../theme/create-block.ts";

/** Columns at most; fewer if enlarged text would break a figure. */
const phoneRow = (count: number, minimum: string) =>
	`repeat(auto-fit, minmax(min(100%, max(${minimum}, (100% - ${count - 1} * {spacing.4}) / ${count})), 1fr))`;

const Root = createBlock("ul", {
	base: {
		display: "grid",
		columnGap: { base: "4", md: "8" },
		rowGap: "6",
		gridAutoColumns: "1fr",
		gridAutoFlow: { md: "column", _print: "column" },
		gridTemplateColumns: { base: phoneRow(2, "8rem"), md: "none", _print: "none" },
		_print: { breakInside: "avoid" },
		"& > li": { display: "flex", flexDirection: "column", gap: "1", textStyle: "small", color: "fg.muted" },
		"& [data-part=value]": { textStyle: "figure", hyphens: "none", color: "fg" },
	},
	variants: {
		isTriple: { true: { gridTemplateColumns: { base: phoneRow(3, "5rem") } } },
		/** Full width, in a fictional example, or beside the home page's drawing. */
		place: {
			page: {},
			/** Lighter than facts. */
			example: { "& [data-part=value]": { fontWeight: "normal", color: "fg.muted" } },
			/** Fits all three into a row below the drawing. */
			drawing: {
				gridAutoFlow: { md: "row", lg: "column" },
				gridAutoColumns: { lg: "auto" },
				borderTopWidth: "1px",
				pt: "6",
				"& [data-part=value]": { lg: { fontSize: "2xl", whiteSpace: "nowrap" } },
			},
		},
		isWrapped: { true: { gridTemplateColumns: { md: "1fr 1fr" }, gridAutoFlow: { md: "row" } } },
	},
});

interface FigureListProps {
	figures: readonly Figure[];
	/** Accessible name of the list. */
	label: string;
	place?: "page" | "drawing" | "example";
}

/** Figures with their labels, in a row. */
export function FigureList({ figures, label, place = "page" }: FigureListProps) {
	return (
		<Root
			place={place}
			aria-label={label}
			isTriple={figures.length === 3}
			isWrapped={place === "example" && figures.length > 3}
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
