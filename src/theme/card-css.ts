import { defineGlobalStyles } from "@chakra-ui/react";
import { LARGE_LETTERS } from "./recipes.ts";

/** Below its sign, where there is no room for both in a row. */
const BELOW_ITS_SIGN = { [LARGE_LETTERS]: { flexWrap: "wrap" } };

/** Cards, as classes like those of `blockCss`. */
export const cardCss = defineGlobalStyles({
	/** Cards as a list: below one another, and two in a row where there is room. */
	".card-grid": {
		display: "grid",
		gap: "5",
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			md: "repeat(2, minmax(0, 1fr))",
			_print: "repeat(2, minmax(0, 1fr))",
		},
	},
	/** Holds one card, which fills it: cards of a row are equally high. */
	".card-cell": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },

	/** A surface that stands on the page's ground; `interactive` where the whole of it is a link. */
	".card": {
		position: "relative",
		display: "flex",
		flexDirection: "column",
		gap: "3",
		bg: "bg.panel",
		borderWidth: "1px",
		borderColor: "border",
		borderRadius: "lg",
		p: "6",
		[LARGE_LETTERS]: { p: "4" },
	},
	".card.interactive": {
		transitionProperty: "border-color, box-shadow, translate",
		transitionDuration: "moderate",
		transitionTimingFunction: "out",
		_hover: { borderColor: "accent.line", boxShadow: "raised", translate: "0 -2px" },
		_focusWithin: { borderColor: "accent.line" },
	},
	".card.roomy": { gap: "4" },
	".card.short": { gap: "1.5", p: "5" },

	/** Pages that go with another, two and two; three in a row where there is room for their titles. */
	".related": {
		display: "grid",
		gap: "4",
		gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
	},
	".related.of-3": { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" } },
	".related-title": {
		textStyle: "cardTitle",
		textWrap: "balance",
		display: "flex",
		alignItems: "flex-start",
		gap: "3",
		...BELOW_ITS_SIGN,
	},

	/** What a card is of, and its year or count. */
	".card-kind": {
		display: "flex",
		justifyContent: "space-between",
		gap: "4",
		textStyle: "label",
		color: "fg.muted",
	},
	".card-kind > span:last-of-type": { color: "accent.fg", whiteSpace: "nowrap" },
	".card-title": {
		textStyle: "cardTitle",
		fontSize: { lg: "xl" },
		display: "flex",
		alignItems: "flex-start",
		gap: "3",
		...BELOW_ITS_SIGN,
	},
	".card-title.name": { fontSize: "xl" },
	".card-role": { textStyle: "small", fontWeight: "medium", mt: "-2" },
	".card-text": { textStyle: "small", color: "fg.muted" },
	".card-end": { mt: "auto", pt: "2" },

	/** Certificates: the badge beside the text on phones, else above it. */
	".certificates": {
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			sm: "repeat(2, minmax(0, 1fr))",
			xl: "repeat(4, minmax(0, 1fr))",
			_print: "repeat(2, minmax(0, 1fr))",
		},
	},
	".certificates .card": {
		flexDirection: { base: "row", sm: "column" },
		gap: { base: "4", sm: "3" },
		[LARGE_LETTERS]: { flexDirection: "column" },
	},
	".certificates .card > div": { flex: "1", minW: "0", display: "flex", flexDirection: "column", gap: "2" },
	".certificates h4": { textStyle: "cardTitle" },
	".certificates .card > div > div": { mt: "auto", display: "flex", alignItems: "center" },
	".certificate-badge": { boxSize: "16", flexShrink: 0, stroke: "accent.line" },
	".page-aside .certificate-badge": { boxSize: "28" },
	".certificate-badge circle": { fill: "bg" },
	".certificate-badge text": {
		fontFamily: "mono",
		fontWeight: "bold",
		fontSize: "18px",
		fill: "fg",
		stroke: "none",
	},

	/**
	 * The link of a card: its text is the card's title, its surface the whole card, which has to be the
	 * nearest positioned ancestor. So the card stays one link with a short name, and its text selectable.
	 */
	".card-link": {
		color: "inherit",
		minWidth: "0",
		hyphens: "auto",
		textDecoration: "none",
		outline: "none",
		_after: {
			content: '""',
			position: "absolute",
			inset: "0",
			borderRadius: "lg",
			_print: { content: "attr(href)", position: "static", display: "block", textStyle: "label" },
		},
		"&:focus-visible::after": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "3px" },
	},
	".card-arrow": {
		boxSize: "5",
		flexShrink: 0,
		marginTop: "1",
		marginInlineStart: "auto",
		color: "accent.fg",
		_print: { display: "none" },
		[LARGE_LETTERS]: { display: "none" },
	},
});
