import { defineTokens } from "@chakra-ui/react";

/** In quarters of a rem. Holds only the steps in use, because each becomes a custom property. */
const UNITS = [0.5, 1, 1.5, 2, 2.25, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32];
const scale = Object.fromEntries(UNITS.map((unit) => [unit, { value: `${unit / 4}rem` }]));

export const tokens = defineTokens({
	spacing: {
		...scale,
		/** From the edge of the window to the centred page. */
		edge: { value: "max({spacing.gutter}, calc((100% - {sizes.page}) / 2 + {spacing.gutter}))" },
		besideText: { value: "calc({sizes.header} + {spacing.10})" },
	},
	sizes: {
		...scale,
		/** The chat panel: 80 by 96 units. */
		80: { value: "20rem" },
		96: { value: "24rem" },
		full: { value: "100%" },
		header: { value: "4rem" },
		/** At most 75 characters. Not in `ch`, which changes when the web font replaces its fallback. */
		measure: { value: "33em" },
		page: { value: "76rem" },
		/** The column beside a page's text: titles, an example's starting point, the page's line. */
		aside: { value: "20rem" },
		/** The first column of a list of terms. */
		term: { value: "12rem" },
		drawing: { value: "26rem" },
		station: {
			sm: { value: "0.875rem" },
			md: { value: "1.125rem" },
			lg: { value: "1.375rem" },
			xl: { value: "1.75rem" },
		},
	},
	fonts: {
		body: { value: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif" },
		mono: {
			value: "'Atkinson Hyperlegible Mono Variable', 'Atkinson Mono Fallback', ui-monospace, monospace",
		},
	},
	fontSizes: {
		xs: { value: "0.8125rem" },
		sm: { value: "0.9375rem" },
		md: { value: "1.0625rem" },
		lg: { value: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)" },
		xl: { value: "clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)" },
		figure: { value: "clamp(1.625rem, 1.2rem + 1.9vw, 2.625rem)" },
		"2xl": { value: "clamp(1.625rem, 1.35rem + 1.3vw, 2.25rem)" },
		/** Fits “Datenbankmanagement” into one line on a narrow phone. */
		"3xl": { value: "clamp(1.5625rem, 0.95rem + 3vw, 3.125rem)" },
		/** Fits “Infrastruktur” into one line even at 200 % text size. */
		"4xl": { value: "min(clamp(2.5rem, 1.7rem + 3.8vw, 4.75rem), (100vw - 2 * {spacing.gutter}) * 0.145)" },
	},
	fontWeights: {
		normal: { value: 400 },
		medium: { value: 500 },
		semibold: { value: 600 },
		bold: { value: 700 },
	},
	lineHeights: { tight: { value: 1.08 }, snug: { value: 1.25 }, normal: { value: 1.6 } },
	letterSpacings: { tight: { value: "-0.022em" }, snug: { value: "-0.012em" } },
	/** Of tags, of controls, and of cards, panels and the window. */
	radii: {
		sm: { value: "0.25rem" },
		md: { value: "0.5rem" },
		lg: { value: "0.875rem" },
		full: { value: "9999px" },
	},
	durations: { slow: { value: "600ms" } },
	easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.2, 1)" } },
	zIndex: {
		header: { value: 10 },
		chat: { value: 20 },
		/** The header while its menu is open, and the link past it. */
		menu: { value: 30 },
	},
});
