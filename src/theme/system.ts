import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { blockCss } from "./block-css.ts";
import { cardCss } from "./card-css.ts";
import { forcedColorsCss } from "./forced-colors-css.ts";
import { globalCss } from "./global-css.ts";
import { lineCss } from "./line-css.ts";
import { pageCss } from "./page-css.ts";
import { partCss } from "./part-css.ts";
import { printCss } from "./print-css.ts";
import {
	badgeRecipe,
	buttonRecipe,
	fieldRecipe,
	inputRecipe,
	linkRecipe,
	textareaRecipe,
} from "./recipes.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * The design system: Chakra's engine with our own tokens and only the recipes that the site uses, which
 * keeps both the script and the inlined styles small.
 */
export const system = createSystem(
	defaultBaseConfig,
	defineConfig({
		preflight: true,
		// On paper the tokens' print values come last, and with the weight of the dark mode's.
		cssVarsRoot: ":root",
		globalCss: {
			...globalCss,
			...blockCss,
			...cardCss,
			...lineCss,
			...pageCss,
			...partCss,
			...printCss,
			...forcedColorsCss,
		},
		theme: {
			keyframes: {
				"draw-line": { from: { strokeDashoffset: 1 } },
				"fill-rail": { from: { transform: "scaleY(0)" } },
				spin: { to: { transform: "rotate(1turn)" } },
				"train-travel": { to: { transform: "translateX(32px)" } },
			},
			breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1440px" },
			tokens,
			semanticTokens,
			textStyles,
			recipes: {
				badge: badgeRecipe,
				button: buttonRecipe,
				input: inputRecipe,
				link: linkRecipe,
				textarea: textareaRecipe,
			},
			slotRecipes: { field: fieldRecipe },
		},
	}),
);
