import { defineGlobalStyles } from "@chakra-ui/react";

const INK = [
	"fg",
	"fg-muted",
	"fg-subtle",
	"accent-contrast",
	"border",
	"border-emphasized",
	"accent-line",
	"accent-fg",
	"success-fg",
];
const GROUND = ["bg", "bg-panel", "bg-muted"];
const as = (colour: string) => (token: string) => [`--chakra-colors-${token}`, `${colour} !important`];

/**
 * Forced colours (Windows' contrast themes) for drawings too: browsers replace the colours of text but not of SVG, which
 * vanishes if the site is light and the system dark.
 */
export const forcedColorsCss = defineGlobalStyles({
	":root:root": {
		_highContrast: Object.fromEntries([...INK.map(as("CanvasText")), ...GROUND.map(as("Canvas"))]),
	},
	// Forced colours remove backgrounds; dots that are only a background keep theirs.
	"[aria-hidden], main li::before": { _highContrast: { forcedColorAdjust: "none" } },
	// Icons would keep the site's colour on a button in the system's colours.
	"button > svg": { _highContrast: { color: "ButtonText" } },
	"button:disabled > svg": { _highContrast: { color: "GrayText" } },
});
