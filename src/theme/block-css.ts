import { defineGlobalStyles } from "@chakra-ui/react";

const ONE_COLUMN = "minmax(0, 1fr)";
const HERO_COLUMNS = "minmax(0, 1.35fr) minmax(0, 1fr)";
const TWO_COLUMNS = "{sizes.term} minmax(0, 1fr)";

/** A list whose entries begin with a dot. */
const dotted = (dot: { boxSize: string; bg: string; mt: string }, gap: string) => ({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	gap,
	_before: { content: '""', borderRadius: "full", ...dot },
});

/**
 * What pages are full of, as classes for plain elements: a page holds hundreds of them, and as elements of
 * Chakra's their styles would be worked out in the browser, one by one, whenever a page is opened. These come
 * with the document and cost nothing. A style property of Chakra's goes before them.
 */
export const blockCss = defineGlobalStyles({
	/** Controls that do nothing without JavaScript; whatever else says how they are laid out. */
	".script-only": { "@media (scripting: none)": { display: "none !important" } },

	/** The home page's first screen: what is offered, the figures, and the drawing, which comes last where all is below one another. */
	".hero": {
		display: "grid",
		gridTemplateAreas: {
			base: '"text" "figures" "map"',
			md: '"text text" "map figures"',
			lg: '"text map" "text figures"',
			_print: '"text map" "figures figures"',
		},
		gridTemplateColumns: {
			base: ONE_COLUMN,
			md: "{sizes.drawing} minmax(0, 1fr)",
			lg: HERO_COLUMNS,
			_print: HERO_COLUMNS,
		},
		columnGap: "14",
		rowGap: { base: "10", lg: "8" },
		alignItems: "center",
	},
	".hero-text": { gridArea: "text" },
	".hero-figures": { gridArea: "figures", alignSelf: { lg: "start" } },
	/** All three fit into a row below the drawing. */
	".hero-figures .figures > li > span:first-of-type": { lg: { fontSize: "2xl", whiteSpace: "nowrap" } },
	".hero-map": {
		gridArea: "map",
		width: "full",
		maxW: { base: "drawing", lg: "none" },
		alignSelf: { lg: "end" },
	},

	/** Only said, where a trail has no room for it. */
	".here-below": { lgDown: { srOnly: true } },

	/** Decoration beside a text. */
	".icon": { boxSize: "6", flexShrink: 0 },
	".icon.small": { boxSize: "5" },
	".icon.large": { boxSize: "7" },
	".icon.huge": { boxSize: "8" },
	".icon.accent": { color: "accent.fg" },
	".icon.muted": { color: "fg.muted" },

	/** What the owner knows: a heading with its sign, and a few words. */
	".competencies > li": { borderTopWidth: "1px", borderColor: "border", pt: "5" },
	".competencies h4": {
		textStyle: "cardTitle",
		display: "flex",
		gap: "3",
		alignItems: "center",
		mb: "2",
	},
	".competencies p": { textStyle: "small", color: "fg.muted" },

	/** Terms and what belongs to each; short facts stand closer than groups of tags and need less room. */
	".terms": { borderBottomWidth: "1px", borderColor: "border" },
	".terms > div": {
		display: "grid",
		columnGap: "6",
		alignItems: "baseline",
		borderTopWidth: "1px",
		borderColor: "border",
	},
	".terms.facts > div": {
		gridTemplateColumns: { base: ONE_COLUMN, sm: TWO_COLUMNS, _print: TWO_COLUMNS },
		rowGap: "1",
		py: "3.5",
	},
	".terms.facts dt": { color: "fg.muted" },
	".terms.groups > div": {
		gridTemplateColumns: { base: ONE_COLUMN, md: TWO_COLUMNS, _print: TWO_COLUMNS },
		rowGap: "2",
		py: "4",
	},
	".terms.groups dt": { fontWeight: "medium" },

	/** Names of technologies. */
	".tags": { display: "flex", flexWrap: "wrap", gap: "1.5", _print: { breakInside: "avoid" } },
	".tags > li": {
		display: "inline-block",
		px: "2",
		py: "0.5",
		borderRadius: "sm",
		borderWidth: "1px",
		borderColor: "border",
		bg: "bg.panel",
		color: "fg.muted",
		textStyle: "label",
	},

	/** Sentences or clauses, each behind a stop of the line. */
	".points": { display: "flex", flexDirection: "column", gap: "3", maxW: "measure" },
	".points > li": dotted({ boxSize: "2", bg: "accent.line", mt: "0.55em" }, "3.5"),
	/** The same in few words, on a card. */
	".card-points": { display: "flex", flexDirection: "column", gap: "1.5", textStyle: "small" },
	".card-points > li": dotted({ boxSize: "2", bg: "accent.line", mt: "0.5em" }, "3"),
	/** What is done in a phase. */
	".tasks": {
		display: "flex",
		flexDirection: "column",
		gap: "2",
		// Wider than other text, because these are short items in small print: most fit into one line.
		maxW: "37em",
		mt: "2.5",
		color: "fg.muted",
		textStyle: "small",
	},
	".tasks > li": dotted({ boxSize: "1.5", bg: "border.emphasized", mt: "0.6em" }, "3"),

	/** Headings with a few sentences each; the entries of an ordered list begin with their number. */
	".text-blocks": { display: "flex", flexDirection: "column", gap: "6" },
	".text-blocks > li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", columnGap: "3" },
	"ol.text-blocks > li": { gridTemplateColumns: "{sizes.6} minmax(0, 1fr)" },
	".text-blocks > li > span": { textStyle: "label", fontSize: "md", color: "accent.fg", pt: "0.5" },
	".text-blocks h3": { textStyle: "cardTitle" },
	".text-blocks p": { color: "fg.muted", maxW: "measure", mt: "1" },

	/** Figures, each with what it counts below it. */
	".figures > li": {
		display: "flex",
		flexDirection: "column",
		gap: "1",
		textStyle: "small",
		color: "fg.muted",
	},
	".figures > li > span:first-of-type": { textStyle: "figure", hyphens: "none", color: "fg" },
});
