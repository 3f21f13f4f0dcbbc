import { defineRecipe, defineStyle, type SystemStyleObject } from "@chakra-ui/react";

interface DottedList {
	gap: string;
	/** Distance from the dot to its text. */
	beside: string;
	dot: SystemStyleObject;
}

/** A list whose entries begin with a dot. */
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

/** Names of technologies; whichever recipe holds them uses it for `[data-part=tags]`. */
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

/** Sentences or clauses, each behind a stop of the line. */
export const pointsRecipe = defineRecipe({
	base: {
		...dotted({ gap: "3", beside: "3.5", dot: { boxSize: "2", bg: "accent.line", mt: "0.55em" } }),
		maxW: "measure",
	},
});

/** Headings with a few sentences each; the entries of an ordered list begin with their number. */
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

/** Terms and what belongs to each; short facts stand closer than groups of tags and need less room. */
export const termsRecipe = defineRecipe({
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
			facts: {
				"& > div": { gridTemplateColumns: { sm: TWO_COLUMNS, _print: TWO_COLUMNS }, rowGap: "1", py: "3.5" },
				"& dt": { color: "fg.muted" },
			},
			groups: {
				"& > div": { gridTemplateColumns: { md: TWO_COLUMNS, _print: TWO_COLUMNS }, rowGap: "2", py: "4" },
				"& dt": { fontWeight: "medium" },
			},
		},
	},
});
