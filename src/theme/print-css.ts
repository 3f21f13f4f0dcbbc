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
 * Hides controls, prints the addresses of links and avoids bad page breaks. Colours are those of the light mode: every
 * semantic token has a print value.
 */
export const printCss = defineGlobalStyles({
	"@page": { margin: "16mm 15mm 18mm" },
	"html:root, html.dark:root": {
		_print: {
			bg: "white",
			colorScheme: "light",
			// Small enough for cards in two columns.
			fontSize: "9.5pt",
			// The screen's light grey would print as discs in the drawings.
			"--chakra-colors-bg": "white !important",
			// The page's margin is enough, and the screen's large gaps waste paper.
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
			// The line's stops are backgrounds and borders, which browsers omit to save ink.
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
