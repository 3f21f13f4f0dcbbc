import { defineStyle, type SystemStyleObject } from "@chakra-ui/react";

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
