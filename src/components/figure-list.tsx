import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import type { Figure } from "../content/types.ts";

const recipe = defineRecipe({
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
			column: {},
			/** All three fit into a row below the drawing. */
			drawing: { "& [data-part=value]": { lg: { fontSize: "2xl", whiteSpace: "nowrap" } } },
		},
		/** Begins with a rule; not where another one ends what stands before. */
		isRuled: { true: { borderTopWidth: "1px", pt: "6" } },
	},
});

type Place = keyof typeof COLUMNS;

interface RootProps extends HTMLChakraProps<"ul"> {
	place: Place;
	isRuled: boolean;
}

const Root = createRecipeContext({ recipe }).withContext<HTMLUListElement, RootProps>("ul");

interface FigureListProps {
	figures: readonly Figure[];
	/** Names the list for screen readers. */
	label: string;
	/** Across the page, in a column of half its width, or with the drawing of the home page. */
	place?: Place;
	isRuled?: boolean;
}

const row = (count: number) => `repeat(${count}, 1fr)`;

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
		<Root
			place={place}
			isRuled={isRuled}
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
