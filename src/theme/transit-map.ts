import { defineStyle } from "@chakra-ui/react";

/**
 * The site is drawn as a transit map. A *line* runs through a page, through a list of years, or through the phases of
 * an example. What it connects are *stops*: sections, years, projects. A *station* is the ring that marks a stop, a
 * *rail* the piece of the line from one stop to the next, and a *sign* the large plate where the line of a page starts.
 */

/** In em, the ring's width follows the letters beside it. */
export const station = defineStyle({
	display: "inline-block",
	flexShrink: 0,
	boxSize: "station.md",
	fontSize: "md",
	borderRadius: "full",
	borderWidth: "0.28em",
	borderColor: "accent.line",
	bg: "bg",
});

/** A piece of the line that doesn't fill up. */
export const leg = defineStyle({
	position: "absolute",
	width: "1",
	translate: "-50% 0",
	bg: "accent.line",
	_print: { display: "none" },
});

/**
 * The recipe that uses it says where it runs. It fills up as the reader comes along it, where the browser ties
 * animations to scrolling and motion is welcome; else it is full at once.
 */
export const rail = defineStyle({
	...leg,
	"@media screen and (prefers-reduced-motion: no-preference)": {
		"@supports (animation-timeline: view())": {
			bg: "border",
			_before: {
				content: '""',
				position: "absolute",
				inset: "0",
				bg: "accent.line",
				transformOrigin: "top",
				animationName: "fill-rail",
				animationDuration: "auto",
				animationTimingFunction: "linear",
				animationFillMode: "both",
				// A line at two thirds of the screen, where eyes are while a hand scrolls.
				animationTimeline: "view(block 66% 34%)",
			},
		},
	},
});
