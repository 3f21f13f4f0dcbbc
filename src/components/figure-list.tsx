import type { Figure } from "../content/types.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("ul", {
	base: {
		display: "flex",
		flexWrap: "wrap",
		columnGap: { base: "4", md: "8" },
		rowGap: "6",
		"& > li": {
			flex: { base: "1 1 5rem", md: "1 1 0", _print: "1 1 0" },
			display: "flex",
			flexDirection: "column",
			gap: "1",
			textStyle: "small",
			color: "fg.muted",
		},
		/** In pairs on phones, but three in a row. */
		"&:has(> :nth-child(4)) > li": { mdDown: { flexBasis: "max(8rem, 34%)" } },
		"& [data-part=value]": { textStyle: "figure", whiteSpace: "nowrap", color: "fg" },
	},
	variants: {
		place: {
			example: {
				"&:has(> :nth-child(4)) > li": { flexBasis: { md: "40%" } },
				"& [data-part=value]": { fontWeight: "normal", color: "fg.muted" },
			},
			/** Beside the home page's drawing, or in a row below it. */
			drawing: {
				borderTopWidth: "1px",
				pt: "6",
				"& > li": { flexBasis: { md: "100%", lg: "auto" } },
				"& [data-part=value]": { lg: { fontSize: "2xl" } },
			},
		},
	},
});

type FigureListProps = { figures: readonly Figure[]; label: string; place?: "drawing" | "example" };

export function FigureList({ figures, label, place }: FigureListProps) {
	return (
		<Root place={place} aria-label={label}>
			{figures.map(({ value, label: counted }) => (
				<li key={counted}>
					<span data-part="value">{value}</span>
					<span>{counted}</span>
				</li>
			))}
		</Root>
	);
}
