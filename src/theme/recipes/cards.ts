import { defineRecipe, defineStyle } from "@chakra-ui/react";
import { LARGE_LETTERS } from "../breakpoints.ts";
import { dotted, tags } from "./lists.ts";

/**
 * Stretches a card's link from its title over the whole card, which must be the nearest positioned ancestor. The card
 * is one link with a short name.
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

/** A list of cards, in two columns where there is room. A card with a link is clickable as a whole. */
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
			// Wraps below its icon.
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
			/** On phones without points and tags. */
			services: {
				"& > li": { gap: "4" },
				"& [data-part=title]": { fontSize: { base: "lg", lg: "xl" } },
				"@media screen": { "& [data-part=points], & [data-part=tags]": { mdDown: { display: "none" } } },
			},
			projects: {},
			/** In one column, beside the part's title. */
			work: {
				gridTemplateColumns: { md: "1fr", _print: "1fr" },
				"& [data-part=title]": { alignItems: "center" },
				"& [data-part=tags]": { mt: "0", pt: "0" },
			},
			/** With the badge beside the text on phones, and above it otherwise. */
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
			/** Short cards of related pages. */
			related: {
				gap: "4",
				"& > li": { gap: "1.5", p: "5", [LARGE_LETTERS]: { p: "5" } },
				"& [data-part=kind]": { color: "fg.subtle" },
				"& [data-part=title]": { fontSize: "lg", textWrap: "balance" },
			},
		},
	},
});
