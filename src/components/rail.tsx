import { chakra } from "@chakra-ui/react";

/**
 * A piece of the line between two stops; whoever uses it says where it runs. It fills up as the reader comes
 * along it, where the browser ties animations to scrolling and motion is welcome; else it is full at once.
 */
export const Rail = chakra(
	"div",
	{
		base: {
			position: "absolute",
			width: "1",
			translate: "-50% 0",
			bg: "accent.line",
			_print: { display: "none" },
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
		},
	},
	{ defaultProps: { "aria-hidden": true } },
);
