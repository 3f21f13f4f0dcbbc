import { defineGlobalStyles } from "@chakra-ui/react";

const address = (selectors: string[]) => ({
	[selectors.map((selector) => `${selector}::after`).join(", ")]: {
		_print: {
			content: '" (" attr(href) ")"',
			fontFamily: "mono",
			fontSize: "0.85em",
			fontWeight: "normal",
			overflowWrap: "anywhere",
		},
	},
});

/**
 * Pages on paper. What can only be clicked is gone, links say where they lead, and nothing is torn apart at a
 * page's end. Colours come from the light mode: every semantic token has a value for print.
 */
export const printCss = defineGlobalStyles({
	"@page": { margin: "16mm 15mm 18mm" },
	"html:root, html.dark:root": {
		_print: {
			bg: "white",
			colorScheme: "light",
			/** A rem of paper: smaller than on a screen, and small enough for cards in two columns. */
			fontSize: "9.5pt",
			// The ground of a screen would be grey discs in the drawings.
			"--chakra-colors-bg": "white !important",
			// The page's own margin is enough, and the large distances of a screen only cost paper.
			"--chakra-spacing-gutter": "0px !important",
			"--chakra-spacing-12": "1.75rem !important",
			"--chakra-spacing-14": "2rem !important",
			"--chakra-spacing-16": "2rem !important",
			"--chakra-spacing-20": "2.5rem !important",
		},
	},
	"html *, html *::before, html *::after": {
		_print: {
			animation: "none !important",
			transition: "none !important",
			// The stops of the line are grounds and borders, which browsers leave out to save ink.
			printColorAdjust: "exact",
		},
	},
	form: { _print: { display: "none !important" } },
	main: { _print: { paddingTop: "0 !important" } },
	"main p": { _print: { orphans: 3, widows: 3 } },
	"h1, h2, h3, h4, dt": { _print: { breakAfter: "avoid" } },
	"section > header, article > header, footer, svg, li, dl > div": { _print: { breakInside: "avoid" } },
	...address([
		'main a[href^="http"]',
		'footer a[href^="http"]',
		'main p a[href^="/"]',
		'main li > a[href^="/"]',
	]),
});
