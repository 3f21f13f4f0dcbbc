import { defineStyle, type SystemStyleObject } from "@chakra-ui/react";

/** A list with dots as bullets, `beside` their text. */
export const dotted = (gap: string, beside: string, dot: SystemStyleObject): SystemStyleObject => ({
	display: "grid",
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
