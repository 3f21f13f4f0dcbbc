const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark, _print: light } });

/**
 * Colours by meaning. Every text colour has at least 4.5:1 on `bg`, `bg.panel` and `bg.muted`, which
 * `e2e/accessibility.spec.ts` checks. Plain data, because images and icons use the colours too.
 */
export const semanticTokens = {
	colors: {
		bg: {
			DEFAULT: pair("#f5f7f7", "#0d1316"),
			panel: pair("#ffffff", "#141c20"),
			muted: pair("#e9eded", "#1b252a"),
		},
		/** Covers the page behind a modal. */
		scrim: pair("rgb(18 25 29 / 45%)", "rgb(0 0 0 / 60%)"),
		fg: {
			DEFAULT: pair("#12191d", "#e8edef"),
			muted: pair("#455159", "#a6b3b9"),
			subtle: pair("#566269", "#8d9ba2"),
		},
		border: {
			DEFAULT: pair("#d3dadc", "#2a363c"),
			/** Outlines of controls: 3:1 against every background. */
			emphasized: pair("#7a868c", "#6b7980"),
		},
		accent: {
			/** Lines and nodes, never text. */
			line: pair("#e4481b", "#ff6d3a"),
			solid: pair("#c2370e", "#ff7b4a"),
			emphasized: pair("#a32d0a", "#ff9268"),
			contrast: pair("#ffffff", "#1d0c05"),
			fg: pair("#b8330c", "#ff8f64"),
			subtle: pair("#fbe8e0", "#341a10"),
			focusRing: pair("#b8330c", "#ff8f64"),
		},
		success: { fg: pair("#17653f", "#74d6a3"), subtle: pair("#e0f1e8", "#10291d") },
		danger: { fg: pair("#a3123a", "#ff93a8"), subtle: pair("#fbe4ea", "#38121d") },
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
