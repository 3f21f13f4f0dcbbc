import { defineRecipe, defineStyle } from "@chakra-ui/react";
import { LARGE_LETTERS } from "../breakpoints.ts";
import { dotted, tags } from "./lists.ts";

/**
 * The link of a card: its text is the card's title, its surface the whole card, which has to be the
 * nearest positioned ancestor. So the card stays one link with a short name, and its text selectable.
 */
export const cardLink = defineStyle({
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
});

export const arrow = defineStyle({
	boxSize: "5",
	flexShrink: 0,
	marginTop: "1",
	marginInlineStart: "auto",
	color: "accent.fg",
	_print: { display: "none" },
	[LARGE_LETTERS]: { display: "none" },
});

/** Cards as a list: below one another, and two in a row where there is room. One with a link is a link as a whole. */
export const cardsRecipe = defineRecipe({
	base: {
		display: "grid",
		gap: "5",
		gridTemplateColumns: { md: "1fr 1fr", _print: "1fr 1fr" },
		"& > li": {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			gap: "3",
			bg: "bg.panel",
			borderWidth: "1px",
			borderRadius: "lg",
			p: "6",
			[LARGE_LETTERS]: { p: "4" },
		},
		"& > li:has(a)": {
			transitionProperty: "border-color, box-shadow, translate",
			transitionDuration: "moderate",
			transitionTimingFunction: "out",
			_hover: { borderColor: "accent.line", boxShadow: "raised", translate: "0 -2px" },
			_focusWithin: { borderColor: "accent.line" },
		},
		"& [data-part=kind]": {
			display: "flex",
			justifyContent: "space-between",
			gap: "4",
			textStyle: "label",
			color: "fg.muted",
		},
		"& [data-part=count]": { color: "accent.fg", whiteSpace: "nowrap" },
		"& [data-part=title]": {
			textStyle: "cardTitle",
			fontSize: "xl",
			display: "flex",
			alignItems: "flex-start",
			gap: "3",
			// Below its icon, where there is no room for both in a row.
			[LARGE_LETTERS]: { flexWrap: "wrap" },
		},
		"& [data-part=icon]": { boxSize: "7", flexShrink: 0, color: "accent.fg" },
		"& [data-part=card-link]": cardLink,
		"& [data-part=arrow]": arrow,
		"& [data-part=role]": { textStyle: "small", fontWeight: "medium", mt: "-2" },
		"& [data-part=text]": { textStyle: "small", color: "fg.muted" },
		"& [data-part=points]": {
			...dotted({ gap: "1.5", beside: "3", dot: { boxSize: "2", bg: "accent.line", mt: "0.5em" } }),
			textStyle: "small",
		},
		"& [data-part=tags]": { ...tags, mt: "auto", pt: "2" },
	},
	variants: {
		kind: {
			/** On phones no more than what it is about. */
			services: {
				"& > li": { gap: "4" },
				"& [data-part=title]": { fontSize: { base: "lg", lg: "xl" } },
				"@media screen": { "& [data-part=points], & [data-part=tags]": { mdDown: { display: "none" } } },
			},
			projects: {},
			/** Below one another beside the title of their part. */
			work: {
				gridTemplateColumns: { md: "1fr", _print: "1fr" },
				"& [data-part=title]": { alignItems: "center" },
				"& [data-part=tags]": { mt: "0", pt: "0" },
			},
			/** The badge beside the text on phones, else above it. */
			certificates: {
				gridTemplateColumns: { sm: "1fr 1fr", md: "1fr 1fr", xl: "1fr 1fr 1fr 1fr" },
				"& > li": {
					flexDirection: { base: "row", sm: "column" },
					gap: { base: "4", sm: "3" },
					[LARGE_LETTERS]: { flexDirection: "column" },
				},
				"& [data-part=about]": { flex: "1", minW: "0", display: "flex", flexDirection: "column", gap: "2" },
				"& [data-part=title]": { fontSize: "lg", display: "block" },
				"& [data-part=level]": { mt: "auto", display: "flex", alignItems: "center" },
			},
			/** Pages that go with another: short cards. */
			related: {
				gap: "4",
				"& > li": { gap: "1.5", p: "5", [LARGE_LETTERS]: { p: "5" } },
				"& [data-part=kind]": { color: "fg.subtle" },
				"& [data-part=title]": { fontSize: "lg", textWrap: "balance" },
			},
		},
	},
});
