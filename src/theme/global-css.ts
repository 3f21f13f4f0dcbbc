import { defineGlobalStyles } from "@chakra-ui/react";

export const globalCss = defineGlobalStyles({
	html: {
		"--global-color-border": "colors.border",
		colorScheme: "light",
		bg: "bg",
		color: "fg",
		fontFamily: "body",
		// Grows on very wide screens, which the page would otherwise leave mostly empty.
		fontSize: "clamp(100%, 0.45em + 0.5vw, 125%)",
		lineHeight: "normal",
		scrollPaddingTop: "{sizes.header}",
		// A focused element stops above the chat button.
		scrollPaddingBottom: "20",
		"&.dark": { colorScheme: "dark" },
		containerType: "scroll-state",
	},
	body: { display: "flex", flexDirection: "column", fontSize: "md", minHeight: "100dvh" },
	"h1, h2, h3, h4": { textWrap: "balance" },
	h1: { textStyle: "pageTitle" },
	"h3, h4": { textStyle: "cardTitle" },
	"summary::marker": { color: "accent.fg" },
	"p, li, dd": { textWrap: "pretty", hyphens: { base: "auto", md: "manual" } },
	":focus-visible:not(main, section)": {
		outline: "2px solid {colors.accent.focusRing}",
		outlineOffset: "3px",
	},
	// Forced colours (Windows' contrast themes), whose colours the semantic tokens carry, remove backgrounds. Dots that are
	// only a background keep theirs.
	"[aria-hidden], main li::before": { _highContrast: { forcedColorAdjust: "none" } },
	// Icons would keep the site's colour on a button in the system's colours.
	"button > svg": { _highContrast: { color: "ButtonText" } },
	"button:disabled > svg": { _highContrast: { color: "GrayText" } },
	/** Tooltips: below the button, unless its block says otherwise. Browsers show a title on hover only. */
	":is([title], [data-tooltip])::before": {
		content: "attr(title)",
		display: "none",
		position: "absolute",
		top: "calc(100% + {spacing.2})",
		insetInlineEnd: "0",
		zIndex: "1",
		px: "3",
		py: "1",
		borderRadius: "md",
		bg: "fg",
		color: "bg",
		fontSize: "sm",
		whiteSpace: "nowrap",
		pointerEvents: "none",
	},
	"[title]:focus-visible::before, :focus-visible > [title]::before": { display: "block" },
	"::selection": { bg: "accent.solid", color: "accent.contrast", fill: "accent.contrast" },
	"*, *::before, *::after": {
		// Unlike the reset's "break-word", it lets boxes shrink below their longest word.
		overflowWrap: "anywhere",
		_motionReduce: {
			animation: "none !important",
			// Not a short duration, which would apply to all properties and animate even a resize.
			transition: "none !important",
			scrollBehavior: "auto !important",
		},
	},
});
