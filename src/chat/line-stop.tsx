import { chakra } from "@chakra-ui/react";

/**
 * A stretch of the line that runs down the conversation, with a stop at its beginning: an open station
 * where the assistant speaks, a filled dot where the visitor does, a short branch to what can be asked next.
 */
export const Stop = chakra("div", {
	base: {
		position: "relative",
		ps: "8",
		pb: "4",
		fontSize: { base: "md", md: "sm" },
		lineHeight: { base: "normal", md: "1.5" },
		overflowWrap: "anywhere",
		_before: {
			content: '""',
			position: "absolute",
			insetStart: "0.375rem",
			top: "0.75rem",
			bottom: "-0.75rem",
			borderInlineStartWidth: "2px",
			borderColor: "accent.line",
		},
		_last: { _before: { display: "none" } },
		_after: { content: '""', position: "absolute", borderRadius: "full" },
	},
	variants: {
		kind: {
			station: {
				_after: {
					insetStart: "0",
					top: "0.3125rem",
					boxSize: "0.875rem",
					borderWidth: "3px",
					borderColor: "accent.line",
					bg: "bg.panel",
				},
			},
			passed: {
				_after: {
					insetStart: "0.1875rem",
					top: "0.5rem",
					boxSize: "2",
					borderWidth: "0.25rem",
					borderColor: "fg",
					boxShadow: "0 0 0 3px {colors.bg.panel}",
				},
			},
		},
	},
	defaultVariants: { kind: "station" },
});
