import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from "@chakra-ui/react";
import { breakpoints } from "./breakpoints.ts";
import { globalCss } from "./global-css.ts";
import { HAS_GLOBAL_STYLES } from "./prerendered.ts";
import { recipes, slotRecipes } from "./recipes/controls.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/** All of Chakra's properties and conditions, with our own tokens and recipes. */
const config = defineConfig({
	preflight: !HAS_GLOBAL_STYLES,
	// Gives the tokens' print values the specificity of the dark mode's, after which they come, on dark parts of a page too.
	cssVarsRoot: ":root, .dark",
	globalCss: HAS_GLOBAL_STYLES ? {} : globalCss,
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

let system: SystemContext | undefined;

/** Returns the design system. The first call makes it: in one of React's short tasks, not in the one that loads modules. */
export function getSystem(): SystemContext {
	system ??= createSystem(defaultBaseConfig, config);
	return system;
}
