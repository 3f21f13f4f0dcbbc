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
 * Where a visitor's system prescribes the colours, drawings follow it too: they are no text, so browsers leave
 * them in the site's own colours, which vanish where the site is light and the system dark.
 */
export const forcedColorsCss = defineGlobalStyles({
	":root:root": {
		_highContrast: Object.fromEntries([...INK.map(as("CanvasText")), ...GROUND.map(as("Canvas"))]),
	},
	// Grounds are taken away, so what is nothing but a ground asks to keep it.
	"[aria-hidden], main li::before": { _highContrast: { forcedColorAdjust: "none" } },
	// What is drawn on a button would keep the site's colour for it, while the button takes the system's.
	"button > svg": { _highContrast: { color: "ButtonText" } },
	"button:disabled > svg": { _highContrast: { color: "GrayText" } },
});
