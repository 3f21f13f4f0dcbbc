import { defineGlobalStyles } from "@chakra-ui/react";

/** The line that runs through the site's drawings, as classes like those of `blockCss`. */
export const lineCss = defineGlobalStyles({
	".station": {
		display: "inline-block",
		flexShrink: 0,
		boxSize: "station.md",
		borderRadius: "full",
		borderWidth: "station",
		borderColor: "accent.line",
		bg: "bg",
	},
	".station.sm": { boxSize: "station.sm" },
	".station.lg": { boxSize: "station.lg" },
	".station.xl": { boxSize: "station.xl" },

	/**
	 * A piece of the line between two stops; whoever uses it says where it runs. It fills up as the reader comes
	 * along it, where the browser ties animations to scrolling and motion is welcome; else it is full at once.
	 */
	".rail": {
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

	/** A stop on a line with what stands beside it: a phase, a year, a project. */
	".line-stop": {
		position: "relative",
		display: "grid",
		alignContent: "start",
		columnGap: "4",
		gridTemplateColumns: "{sizes.6} minmax(0, 1fr)",
		pb: "7",
		_last: { pb: "0" },
	},
	".line-stop > .rail": { left: "3", top: "3", bottom: "-3" },
	".line-stop:last-of-type > .rail": { display: "none" },
	".line-stop > .sign": { position: "relative", pt: "0.5", lineHeight: "0", fontSize: "md" },
	/** Side by side where there is room for all stops of the line. */
	".line-stop.across": {
		lg: {
			gridTemplateColumns: "minmax(0, 1fr)",
			rowGap: "3",
			pb: "0",
			pe: "5",
			_last: { pe: "0" },
		},
		xl: { pe: "8", _last: { pe: "0" } },
	},
	".line-stop.across > .rail": {
		lg: { left: "0", right: "0", bottom: "auto", width: "auto", height: "1", translate: "0 -50%" },
	},
	".line-stop .card-arrow": { marginInlineStart: "0" },
	/** The year, the period or the duration of a stop. */
	".stop-time": { textStyle: "label", fontSize: "sm", color: "accent.fg" },

	/** A line of years. */
	".timeline h4": { textStyle: "cardTitle", display: "flex", alignItems: "center", gap: "2", mt: "1" },
	".timeline h4 + p": { textStyle: "small", color: "fg.muted", mt: "1" },

	/** A page as a line: each part as a stop that leads there. */
	".page-line > li": { position: "relative", display: "flex", gap: "4", pt: "5" },
	".page-line .leg": {
		position: "absolute",
		left: "4",
		top: "0",
		bottom: "0",
		width: "1",
		translate: "-50% 0",
		bg: "accent.line",
	},
	/** Below a round sign the line begins behind it. */
	".page-line > li:first-of-type .leg": { top: "-2" },
	".page-line > li:last-child .leg": { bottom: "calc(100% - {sizes.8})" },
	".page-line .sign": {
		position: "relative",
		width: "8",
		flexShrink: 0,
		textAlign: "center",
		lineHeight: "0",
		pt: "0.3em",
	},
	".page-line p": { textStyle: "label", color: "fg.subtle", mt: "0.5" },

	".phases": { mt: "5" },
	".phases h4": { textStyle: "cardTitle", hyphens: "auto" },
	".phases .stop-time": { flexShrink: 0 },
	".phase-head": {
		display: { md: "flex" },
		columnGap: "4",
		alignItems: "baseline",
		justifyContent: "space-between",
	},
});
