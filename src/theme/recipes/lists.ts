import { defineRecipe, defineStyle, type SystemStyleObject } from "@chakra-ui/react";

interface DottedList {
	gap: string;
	/** Distance from the dot to its text. */
	beside: string;
	dot: SystemStyleObject;
}

/** A list with dots as bullets. */
export const dotted = ({ gap, beside, dot }: DottedList): SystemStyleObject => ({
	display: "flex",
	flexDirection: "column",
	gap,
	"& > li": {
		display: "grid",
		gridTemplateColumns: "auto 1fr",
		gap: beside,
		_before: { content: '""', borderRadius: "full", ...dot },
	},
});

/** Names of technologies; for `[data-part=tags]` of a recipe. */
export const tags = defineStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: "1.5",
	_print: { breakInside: "avoid" },
	"& > li": {
		display: "inline-block",
		px: "2",
		py: "0.5",
		borderRadius: "sm",
		borderWidth: "1px",
		bg: "bg.panel",
		color: "fg.muted",
		textStyle: "label",
	},
});

/** Sentences or clauses as a dotted list. */
export const pointsRecipe = defineRecipe({
	base: {
		...dotted({ gap: "3", beside: "3.5", dot: { boxSize: "2", bg: "accent.line", mt: "0.55em" } }),
		maxW: "measure",
	},
});

/** Headings with a few sentences each; an ordered list shows numbers. */
export const textBlocksRecipe = defineRecipe({
	base: {
		display: "flex",
		flexDirection: "column",
		gap: "6",
		"& > li[id]": { scrollMarginTop: "6" },
		"&:is(ol) > li": { display: "grid", gridTemplateColumns: "{sizes.6} 1fr", columnGap: "3" },
		"& [data-part=number]": { textStyle: "label", fontSize: "md", color: "accent.fg", pt: "0.5" },
		"& h3": { textStyle: "cardTitle" },
		"& p": { color: "fg.muted", maxW: "measure", mt: "1" },
		"& [data-part=note]": { textStyle: "small" },
	},
});

export const taskGroupsRecipe = defineRecipe({
	base: {
		display: "grid",
		gap: "8",
		"& h3": { textStyle: "cardTitle", display: "flex", gap: "3", alignItems: "center", mb: "3" },
		"& [data-part=icon]": { boxSize: "6", flexShrink: 0, color: "accent.fg" },
	},
});

const TWO_COLUMNS = "{sizes.term} 1fr";

/** Labelled values; groups of tags are spaced wider. */
export const detailsRecipe = defineRecipe({
	base: {
		borderBottomWidth: "1px",
		"& > div": {
			display: "grid",
			columnGap: "6",
			alignItems: "baseline",
			borderTopWidth: "1px",
		},
		"& [data-part=tags]": tags,
	},
	variants: {
		kind: {
			texts: {
				"& > div": { gridTemplateColumns: { sm: TWO_COLUMNS, _print: TWO_COLUMNS }, rowGap: "1", py: "3.5" },
				"& dt": { color: "fg.muted" },
			},
			groups: {
				"& > div": { gridTemplateColumns: { md: TWO_COLUMNS, _print: TWO_COLUMNS }, rowGap: "2", py: "4" },
				"& dt": { fontWeight: "medium" },
			},
		},
	},
	defaultVariants: { kind: "texts" },
});
