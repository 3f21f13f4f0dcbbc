import { defineGlobalStyles } from "@chakra-ui/react";

/** The page's title column beside its text, where there is room for both. */
const ASIDE = { base: "minmax(0, 1fr)", lg: "{sizes.aside} minmax(0, 1fr)" };

/** Brings the middle of a station to that of the capitals in the first line of a title in `xl`. */
const BESIDE_CAPITALS = "calc({fontSizes.xl} * 0.66 - {sizes.station.md} / 2)";

/** The parts that pages are made of, as classes like those of `blockCss`. */
export const partCss = defineGlobalStyles({
	/** A section of the home page: a stop on the line that runs down beside it, its heading, its content. */
	".section": { position: "relative", py: { base: "12", md: "20" } },
	".section > .rail": {
		display: { base: "none", lg: "block" },
		top: "0",
		bottom: "0",
		width: "1.5",
	},
	".section.terminus > .rail": { bottom: "auto", height: "24" },
	/** The line begins with a bar across it. */
	".line-start": {
		display: { base: "none", lg: "block" },
		position: "absolute",
		top: "0",
		width: "7",
		height: "1.5",
		bg: "accent.line",
		translate: "-50% 0",
		_print: { display: "none" },
	},
	".section-content": { paddingLeft: { lg: "10" } },
	".section-head": { position: "relative", mb: { base: "8", md: "12" } },
	/** On narrow pages a short piece of the line stands above each stop. */
	".section-head > .leg": {
		display: { lg: "none" },
		position: "absolute",
		left: "3.5",
		bottom: "100%",
		width: "1.5",
		height: "12",
		bg: "accent.line",
		translate: "-50% 0",
		_print: { display: "none" },
	},
	".section-head > .sign": {
		position: { lg: "absolute" },
		left: { lg: "-10" },
		top: { lg: "1.45em" },
		translate: { lg: "-50% -50%" },
		mb: { base: "3", lg: "0" },
		lineHeight: "0",
		fontSize: "md",
		_print: { display: "none" },
	},
	".section-title": { textStyle: "sectionTitle", maxW: "measure" },
	".section-lead": { textStyle: "lead", color: "fg.muted", maxW: "measure", mt: "3" },
	/** Heading of a part within a section. */
	".part-heading": { textStyle: "cardTitle", fontSize: "xl", mb: "5" },
	".part-heading.later": { mt: { base: "12", md: "16" } },

	/** A part of a page: its title at the side, its text in a column of readable width. */
	".page-parts": { pt: { base: "10", md: "16" } },
	".page-part": {
		pb: { base: "12", md: "16" },
		scrollMarginTop: "8",
		_last: { "& .rail": { display: "none" } },
	},
	".page-part > div": {
		position: "relative",
		display: "grid",
		gridTemplateColumns: ASIDE,
		columnGap: "16",
		rowGap: "5",
		alignItems: "start",
		// Browsers break a block over pages where they keep a short grid whole.
		_print: { display: "block", "& > * + *": { mt: "4" } },
	},
	".page-part.wide > div": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "8" },
	".page-part > div > .rail": {
		display: { base: "none", lg: "block" },
		left: "2.25",
		top: "4",
		bottom: "-20",
	},
	".page-part > div > header": {
		display: "flex",
		gap: "3",
		position: { lg: "sticky" },
		top: { lg: "besideText" },
	},
	".page-part.wide > div > header": { position: "relative", top: "auto" },
	".page-part > div > header > .sign": {
		lineHeight: "0",
		fontSize: "md",
		pt: BESIDE_CAPITALS,
		_print: { display: "none" },
	},
	".page-part h2": { textStyle: "cardTitle", fontSize: "xl", hyphens: "auto" },
	".page-part > div > :last-child": { minW: "0" },
	".page-part.wide > div > :last-child": { ps: { lg: "8" } },

	/** A worked example: where it starts, its phases as stops on a line, what came of it. */
	".scenario": { borderTopWidth: "1px", borderColor: "border", bg: "bg.panel" },
	".scenario > .page-width": {
		display: "grid",
		py: { base: "12", md: "16" },
		gridTemplateColumns: ASIDE,
		columnGap: "16",
		rowGap: "10",
		alignItems: "start",
		_print: { display: "block", "& > * + *": { mt: "8" } },
	},
	".scenario header": {
		maxW: "measure",
		"@media screen and (min-height: 50rem)": { position: { lg: "sticky" }, top: "besideText" },
	},
	".scenario h2": { textStyle: "sectionTitle", fontSize: "xl", hyphens: "auto", mt: "4" },
	".scenario h3": { textStyle: "label", fontSize: "sm", color: "fg.subtle", mb: "2" },
	".scenario h2 + h3": { mt: "6" },
	".scenario .phases + h3": { mt: "10" },
	".scenario .page-width > :last-child": { minW: "0" },
	".conclusion": { textStyle: "lead", textWrap: "balance", mt: "8" },

	/** What the law asks for. */
	".legal-text": { display: "flex", flexDirection: "column", gap: "4" },
	".legal-text > p": { maxW: "measure" },
	".legal-text address": { fontStyle: "normal" },
	".legal-text address > span": { display: "block" },
	".legal-links": { display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" },

	/** A client's project as a stop on the line of the years. */
	".project-stop": { position: "relative", _hover: { "& h3": { color: "accent.fg" } } },
	".project-stop h3": {
		textStyle: "cardTitle",
		// Side by side, „Bundesdruckerei“ and its arrow just fit.
		fontSize: { base: "xl", lg: "lg", xl: "xl" },
		display: "flex",
		gap: "2",
		mt: "1",
	},
	/** Its corners are round, and the text begins right at its edges. */
	".project-stop .card-link::after": { insetInline: "-2", insetBlockEnd: "-2", borderRadius: "md" },
	".project-stop h3 ~ p": { textStyle: "small" },
	".project-stop h3 + p": { fontWeight: "medium", mt: "1" },
	".project-stop h3 ~ p:last-child": { color: "fg.muted", mt: "2" },
});
