import { defineGlobalStyles } from "@chakra-ui/react";
import { LARGE_LETTERS } from "./recipes.ts";

/** What every page begins and ends with, as classes like those of `blockCss`. */
export const pageCss = defineGlobalStyles({
	/** As wide as the page's text and drawings, in its middle. */
	".page-width": { maxW: "page", mx: "auto", px: "gutter" },
	/** Takes the keyboard when a link leads there. */
	".part": { outline: "none" },

	/** The head of a page. */
	".page-head": { borderBottomWidth: "1px", borderColor: "border", bg: "bg.panel" },
	".page-head > .page-width": { pt: { base: "4", md: "6" }, pb: { base: "10", md: "14" } },
	/** The way back, and the trail. */
	".page-way": {
		display: "flex",
		flexDirection: { base: "column", md: "row" },
		alignItems: { base: "stretch", md: "center" },
		justifyContent: "space-between",
		columnGap: "8",
	},
	".page-intro": {
		display: "flex",
		gap: { base: "6", md: "12" },
		mt: { base: "6", md: "10" },
		alignItems: "flex-start",
	},
	".page-intro > :first-of-type": { flex: "1", minW: "0" },
	".page-kind": { textStyle: "label", fontSize: "sm", color: "accent.fg", mb: "3" },
	".page-title": {
		textStyle: "pageTitle",
		maxW: "13.5em",
		hyphens: "manual",
		[LARGE_LETTERS]: { hyphens: "auto" },
	},
	/** The first sentence below a page's title, and the rest of what leads into the page. */
	".page-opening": { textStyle: "lead", maxW: "measure", mt: "5" },
	".page-lead": { color: "fg.muted", maxW: "measure", mt: "3" },
	".page-facts": { display: "flex", flexWrap: "wrap", columnGap: "12", rowGap: "4", mt: "8" },
	".page-facts dt": { textStyle: "label", color: "fg.subtle" },
	".page-facts dd": { fontWeight: "medium", mt: "1" },
	".summary-en": {
		borderInlineStartWidth: "2px",
		borderColor: "border.emphasized",
		maxW: "measure",
		mt: "7",
		ps: "4",
	},
	".summary-en > :first-of-type": { textStyle: "label", color: "fg.subtle", mb: "1" },
	".summary-en > :last-child": { textStyle: "small", color: "fg.muted" },

	/** The page as a line, beside its title: the sign that it starts from, and on wide pages its stops. */
	".page-aside": {
		display: { base: "none", sm: "block" },
		flexShrink: 0,
		width: { lg: "aside" },
		_print: { display: "none" },
	},
	".page-aside > nav": { display: { base: "none", lg: "block" } },
	/** The line runs out of the badge's middle. */
	".page-aside > .certificate-badge + nav": { ms: "10" },
	".page-sign": {
		position: "relative",
		zIndex: "1",
		display: { base: "none", lg: "inline-flex" },
		alignItems: "center",
		justifyContent: "center",
		minHeight: "14",
		minWidth: "14",
		px: "5",
		borderWidth: "4px",
		borderColor: "fg",
		borderRadius: "full",
		bg: "bg",
		textStyle: "label",
		fontSize: "sm",
		fontWeight: "bold",
		textAlign: "center",
	},

	/** The way from the home page to this one, as stops of a line. */
	".trail": { minW: "0", _print: { display: "none" } },
	".trail > ol": {
		display: "flex",
		alignItems: "center",
		textStyle: "label",
		color: "fg.muted",
		minW: "0",
		[LARGE_LETTERS]: { flexWrap: "wrap" },
	},
	".trail li": {
		display: "flex",
		alignItems: "center",
		flexShrink: 0,
		minW: "0",
		_last: { flexShrink: 1 },
		[LARGE_LETTERS]: { flexShrink: 1 },
		_notFirst: {
			_before: {
				content: '""',
				flexShrink: 0,
				width: "5",
				height: "0.5",
				mx: "2",
				bg: "accent.line",
				[LARGE_LETTERS]: { width: "2" },
			},
		},
	},
	".trail span": {
		color: "fg.subtle",
		overflow: "hidden",
		textOverflow: "ellipsis",
		whiteSpace: "nowrap",
		[LARGE_LETTERS]: { whiteSpace: "normal" },
	},

	/** The end of a page: an invitation to write, what goes with it, and the neighbours. */
	".page-foot": { borderTopWidth: "1px", borderColor: "border", _print: { display: "none" } },
	".page-foot > .page-width": { py: { base: "12", md: "16" } },
	".invitation": {
		display: "flex",
		gap: "6",
		flexWrap: "wrap",
		alignItems: "center",
		justifyContent: "space-between",
	},
	".invitation > p": { textStyle: "sectionTitle", textWrap: "balance" },
	".page-foot nav": { mt: "12" },
	".page-foot h2": { textStyle: "cardTitle", mb: "4" },
	".related .card > p:first-of-type": { textStyle: "label", color: "fg.subtle" },
	".neighbours": { display: "grid", gap: "4", gridTemplateColumns: { md: "1fr 1fr" } },
	".neighbour": {
		position: "relative",
		display: "flex",
		gap: "4",
		alignItems: "center",
		justifySelf: "start",
		py: "2",
		_hover: { color: "accent.fg" },
	},
	".neighbour.next": { justifySelf: "end", gridColumn: { md: "2" }, textAlign: "end" },
	".neighbour .card-link::after": { insetInline: "-2" },
	".neighbour > svg": { boxSize: "6", flexShrink: 0 },
	".neighbour p:first-of-type": { textStyle: "label", color: "fg.subtle", mb: "1" },
	".neighbour p:last-child": { fontWeight: "medium", textWrap: "balance" },
});
