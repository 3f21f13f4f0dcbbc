import { defineStyle } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";
import { LARGE_LETTERS } from "../theme/breakpoints.ts";
import { createBlock } from "../theme/create-block.ts";
import { tags } from "../theme/recipes/lists.ts";
import { leaveCard } from "./card-motion.ts";

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
	width: "5",
	// Centres it on the first line of the title.
	height: "1lh",
	flexShrink: 0,
	marginInlineStart: "auto",
	color: "accent.fg",
	[LARGE_LETTERS]: { display: "none" },
});

/**
 * A list of cards, in two columns where there is room, on phones without tags. Each `li` is one, and is clickable as a
 * whole if it has a `CardLink`.
 */
export const Cards = createBlock("ul", {
	base: {
		display: "flex",
		flexWrap: "wrap",
		gap: { base: "3", md: "5" },
		"& > li": {
			/** At least; the last ones grow, so that no number of cards leaves a hole. */
			flexBasis: { base: "100%", md: "40%", _print: "40%" },
			flexGrow: 1,
			minW: "0",
			position: "relative",
			display: "flex",
			flexDirection: "column",
			gap: "3",
			bg: "bg.panel",
			borderWidth: "1px",
			borderRadius: "lg",
			p: { base: "4", md: "6" },
		},
		"& > li:has(a)": {
			transition: "common",
			_hover: { borderColor: "accent.line", boxShadow: "raised", transform: "translateY(-2px)" },
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
			textStyle: "partTitle",
			display: "flex",
			alignItems: "flex-start",
			gap: "3",
			// Wraps below its icon.
			[LARGE_LETTERS]: { flexWrap: "wrap" },
		},
		"& [data-part=icon]": { width: "6", height: "1lh", flexShrink: 0, color: "accent.fg" },
		"& [data-part=card-link]": cardLink,
		"& [data-part=arrow]": arrow,
		"& [data-part=role]": { textStyle: "small", fontWeight: "medium", mt: "-2" },
		"& [data-part=text]": { textStyle: "small", color: "fg.muted" },
		"& [data-part=tags]": { ...tags, mt: "auto", pt: "2" },
		"@media screen": { "& [data-part=tags]": { mdDown: { display: "none" } } },
	},
	variants: {
		kind: {
			/** An example's phases are beside the text where there is room. */
			leading: {
				"& > li": {
					minW: "full",
					display: "grid",
					gridTemplateColumns: { md: "1.2fr 1fr", _print: "1.2fr 1fr" },
					columnGap: { base: "10", lg: "20" },
					rowGap: "5",
				},
				"& [data-part=about]": { display: "flex", flexDirection: "column", gap: { base: "3", md: "4" } },
				"& [data-part=title]": { textStyle: "cardTitle", fontSize: { lg: "2xl" } },
				"& [data-part=text]": { textStyle: { lg: "lead" } },
				/** Dark like the drawings of pages. */
				"& [data-part=plan]": {
					borderWidth: { base: "1px", _print: "0" },
					bg: "night",
					color: "fg",
					borderRadius: "md",
					p: { base: "4", md: "5", _print: "0" },
				},
				"& [data-part=kind]": { mb: "3" },
			},
			/** On phones a list of names. */
			services: {
				mt: { base: "3", md: "5" },
				gap: { base: "2", md: "5" },
				"& > li": { flexBasis: { lg: "30%" }, p: { base: "3.5", md: "5" } },
				"& [data-part=title]": { textStyle: "entryTitle", gap: "2" },
				"@media screen": { "& [data-part=text]": { mdDown: { display: "none" } } },
			},
			/** In one column, beside the part's title. */
			work: {
				"& > li": { flexBasis: { md: "100%", _print: "40%" } },
				"& [data-part=title]": { alignItems: "center" },
				"& ul": { _print: { textStyle: "small" } },
				"& [data-part=tags]": { mt: "0", pt: "0" },
			},
			/** With the badge beside the text on phones, and above it otherwise. */
			certificates: {
				"& > li": {
					flexBasis: { sm: "40%", xl: "20%", _print: "40%" },
					flexDirection: { base: "row", sm: "column" },
					gap: { base: "4", sm: "3" },
					p: { base: "4", md: "5" },
					[LARGE_LETTERS]: { flexDirection: "column" },
				},
				"& > li > svg": { boxSize: { base: "12", sm: "16" } },
				"& [data-part=about]": {
					flex: "1",
					minW: "0",
					display: "flex",
					flexWrap: "wrap",
					columnGap: "2",
					rowGap: { base: "1", sm: "2" },
					alignContent: "flex-start",
				},
				"& [data-part=title]": { textStyle: "cardTitle", width: "full" },
			},
			related: {
				gap: "4",
				"& > li": { flexBasis: { lg: "30%" }, gap: "1.5", p: "5" },
				"&:has(> :nth-child(4)) > li": { flexBasis: { lg: "40%" } },
				"& [data-part=title]": { textStyle: "cardTitle", textWrap: "balance" },
			},
		},
	},
});

/** The link of a card, which covers all of it, and an arrow, which shows that even without hover. */
export const CardLink = (props: Pick<LinkProps, "to" | "children">) => (
	<>
		<Link {...props} data-part="card-link" prefetch="intent" onClick={leaveCard} />
		<ArrowRight data-part="arrow" />
	</>
);
