const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark, _print: light } });

/**
 * Forced colours (Windows' contrast themes) reach drawings too: browsers replace the colours of text but not of SVG,
 * which vanishes if the site is light and the system dark.
 */
const forced = (color: "Canvas" | "CanvasText") => (light: string, dark: string) => ({
	value: { ...pair(light, dark).value, _highContrast: color },
});
const ground = forced("Canvas");
const mark = forced("CanvasText");

/** A distance that is smaller on paper. */
const space = (screen: string, paper: string) => ({ value: { base: screen, _print: paper } });

/**
 * Colours by meaning. Every text colour has at least 4.5:1 on `bg`, `bg.panel` and `bg.muted`, which
 * `e2e/accessibility.spec.ts` checks. Plain data, because images and icons use the colours too.
 */
export const semanticTokens = {
	colors: {
		bg: {
			/** White in print, where a light grey would show as discs in the drawings. */
			DEFAULT: { value: { ...ground("#f5f7f7", "#0d1316").value, _print: "white" } },
			panel: ground("#ffffff", "#141c20"),
			muted: ground("#e9eded", "#1b252a"),
		},
		/** Ground of what is dark in both modes, on elements with the class `dark`; on paper it is light as well. */
		night: { value: { ...ground("#080d10", "#080d10").value, _print: "white" } },
		/** Covers the page behind a modal. */
		scrim: pair("rgb(18 25 29 / 45%)", "rgb(0 0 0 / 60%)"),
		fg: {
			DEFAULT: mark("#12191d", "#e8edef"),
			muted: mark("#455159", "#a6b3b9"),
			subtle: mark("#566269", "#8d9ba2"),
		},
		border: {
			DEFAULT: mark("#d3dadc", "#2a363c"),
			/** Outlines of controls: 3:1 against every background. */
			emphasized: mark("#7a868c", "#6b7980"),
		},
		accent: {
			/** Lines and nodes, never text. */
			line: mark("#e4481b", "#ff6d3a"),
			solid: pair("#c2370e", "#ff7b4a"),
			emphasized: pair("#a32d0a", "#ff9268"),
			contrast: mark("#ffffff", "#1d0c05"),
			fg: mark("#b8330c", "#ff8f64"),
			subtle: pair("#fbe8e0", "#341a10"),
			focusRing: pair("#b8330c", "#ff8f64"),
		},
		/** Palettes of badges: `colorPalette="success"`. */
		neutral: { fg: { value: "{colors.fg.muted}" }, subtle: { value: "{colors.bg.muted}" } },
		success: { fg: mark("#17653f", "#74d6a3"), subtle: pair("#e0f1e8", "#10291d") },
		danger: {
			/** Of drawings, never of text. */
			line: mark("#d3143f", "#ff3d60"),
			fg: pair("#a3123a", "#ff93a8"),
			subtle: pair("#fbe4ea", "#38121d"),
		},
	},
	spacing: {
		gutter: space("clamp(1.25rem, 5vw, 4rem)", "0px"),
		12: space("3rem", "1.75rem"),
		14: space("3.5rem", "2rem"),
		16: space("4rem", "2rem"),
		20: space("5rem", "2.5rem"),
	},
	shadows: {
		raised: pair(
			"0 1px 2px rgb(18 25 29 / 6%), 0 6px 20px -8px rgb(18 25 29 / 14%)",
			"0 1px 2px rgb(0 0 0 / 50%), 0 8px 24px -8px rgb(0 0 0 / 60%)",
		),
		floating: pair(
			"0 2px 6px rgb(18 25 29 / 8%), 0 24px 60px -16px rgb(18 25 29 / 30%)",
			"0 2px 6px rgb(0 0 0 / 50%), 0 24px 60px -12px rgb(0 0 0 / 75%)",
		),
	},
};
