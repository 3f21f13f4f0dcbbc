import { defineGlobalStyles } from "@chakra-ui/react";

export const globalCss = defineGlobalStyles({
	html: {
		colorPalette: "accent",
		colorScheme: "light",
		bg: "bg",
		color: "fg",
		fontFamily: "body",
		// Grows on very wide screens, so that the page does not stand lost in the middle.
		fontSize: "clamp(100%, 0.45em + 0.5vw, 125%)",
		lineHeight: "normal",
		textRendering: "optimizeLegibility",
		scrollPaddingTop: "header",
		"&.dark": { colorScheme: "dark" },
	},
	body: {
		display: "flex",
		flexDirection: "column",
		fontSize: "md",
		minHeight: "100dvh",
		overflowWrap: "break-word",
	},
	"h1, h2, h3, h4": { textWrap: "balance" },
	"p, li, dd": { textWrap: "pretty" },
	":focus-visible": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "3px" },
	"::selection": { bg: "accent.solid", color: "accent.contrast" },
	"*, *::before, *::after": {
		_motionReduce: {
			animationDuration: "1ms !important",
			animationIterationCount: "1 !important",
			transitionDuration: "1ms !important",
			scrollBehavior: "auto !important",
		},
	},
});
