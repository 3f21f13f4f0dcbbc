import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { breakpoints } from "./breakpoints.ts";
import { globalCss } from "./global-css.ts";
import { recipes, slotRecipes } from "./recipes/controls.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/** The design system: all of Chakra's properties and conditions, with our own tokens and recipes. */
export const system = createSystem(defaultBaseConfig, {
	preflight: true,
	// Gives the tokens' print values the specificity of the dark mode's, after which they come, on dark parts of a page too.
	cssVarsRoot: ":root, .dark",
	globalCss,
	theme: {
		keyframes: {
			"fade-in": { from: { opacity: 0 } },
			"draw-line": { from: { strokeDashoffset: 1 } },
			"follow-line": { from: { offsetDistance: "0%" } },
			"fill-rail": { from: { transform: "scaleY(0)" } },
			spin: { to: { transform: "rotate(1turn)" } },
			"train-travel": { to: { transform: "translateX(32px)" } },
		},
		breakpoints,
		tokens,
		semanticTokens,
		textStyles,
		/** Side by side, and below each other where there is no room. */
		layerStyles: { row: { value: { display: "flex", flexWrap: "wrap", alignItems: "center" } } },
		recipes,
		slotRecipes,
	},
});
