import { defineStyle } from "@chakra-ui/react";

/**
 * The site is drawn as a transit map. A *line* runs through a page, through a list of years, or through the phases of
 * an example, and connects *stops*: sections, years, projects. A *station* is the ring that marks a stop, a *leg* the
 * piece of the line from one stop to the next, a *rail* a leg that fills up as the reader scrolls, and a *sign* the
 * large plate at the start of a page's line.
 */

/** The ring is in em, so that it scales with the text beside it. */
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

/** A link that starts with a station. */
export const afterStation = (size: "sm" | "md") =>
	defineStyle({
		display: "flex",
		alignItems: "center",
		gap: "2.5",
		"& [data-part=station]": { ...station, boxSize: `station.${size}` },
	});

export const leg = defineStyle({
	position: "absolute",
	width: "1",
	translate: "-50% 0",
	bg: "accent.line",
});

/**
 * Fills up if the browser supports scroll-driven animations and the visitor allows motion; otherwise it is filled from
 * the start. The recipe that uses it positions it.
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
				// Filled up to two thirds of the screen's height, where people read while scrolling.
				animationTimeline: "view(block 66% 34%)",
			},
		},
	},
});
