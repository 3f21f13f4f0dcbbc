import { LARGE_LETTERS } from "../breakpoints.ts";
import type { BlockRecipe } from "../create-block.ts";
import { station } from "../transit-map.ts";

export const buttonRecipe = {
	base: {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		gap: "2",
		minHeight: "12",
		px: "5",
		py: "1.5",
		borderRadius: "md",
		borderWidth: "1px",
		borderColor: "transparent",
		fontWeight: "semibold",
		fontSize: "md",
		lineHeight: "snug",
		textDecoration: "none",
		textAlign: "center",
		cursor: "pointer",
		userSelect: "none",
		transitionProperty: "background-color, border-color, color",
		transitionDuration: "fast",
		_disabled: { opacity: 0.55, cursor: "not-allowed" },
		_print: { display: "none" },
		_icon: { boxSize: "1.15em", flexShrink: 0 },
	},
	variants: {
		variant: {
			solid: { bg: "accent.solid", color: "accent.contrast", _hover: { bg: "accent.emphasized" } },
			outline: {
				borderColor: "border.emphasized",
				color: "fg",
				_hover: { borderColor: "fg", bg: "bg.panel" },
			},
			ghost: { color: "fg", _hover: { bg: "bg.muted" } },
		},
		size: {
			sm: { minHeight: "10", px: "3.5", fontSize: "sm" },
			icon: { minHeight: "10", width: "10", px: "0" },
		},
		/** Hides a button that does nothing without JavaScript. */
		scriptOnly: { true: { "@media (scripting: none)": { display: "none" } } },
	},
	defaultVariants: { variant: "solid" },
} as const satisfies BlockRecipe;

/** A control with its label above and its error below. */
export const fieldRecipe = {
	base: {
		display: "flex",
		flexDirection: "column",
		gap: "1.5",
		width: "full",
		position: "relative",
		fontSize: "sm",
		"& label": { display: "flex", gap: "1", fontWeight: "medium", "& > span": { color: "accent.fg" } },
		"& p": { display: "flex", gap: "1.5", color: "danger.fg", fontWeight: "medium" },
		"& [data-part=hint]": { color: "fg.muted" },
		"& svg": { boxSize: "1.2em", mt: "0.2em", flexShrink: 0 },
		"& :is(input, textarea)": {
			width: "full",
			minHeight: "12",
			px: "3.5",
			borderWidth: "1px",
			borderColor: "border.emphasized",
			borderRadius: "md",
			bg: "bg.panel",
			color: "fg",
			fontSize: "md",
			transitionProperty: "border-color",
			transitionDuration: "fast",
			_placeholder: { color: "fg.subtle", opacity: 1 },
			"&:hover:not([aria-invalid=true])": { borderColor: "fg" },
			_focusVisible: { outlineOffset: "0px", borderColor: "accent.focusRing" },
			_invalid: { borderColor: "danger.fg" },
		},
		"& textarea": { py: "3", lineHeight: "normal", resize: "vertical" },
	},
} satisfies BlockRecipe;

export const badgeRecipe = {
	base: {
		display: "inline-flex",
		alignItems: "center",
		gap: "1.5",
		px: "2.5",
		py: "1",
		borderRadius: "full",
		textStyle: "label",
		whiteSpace: "nowrap",
		[LARGE_LETTERS]: { whiteSpace: "normal" },
		_icon: { boxSize: "1.1em" },
		"& [data-part=dot]": { boxSize: "2", flexShrink: 0, borderRadius: "full", bg: "success.fg" },
	},
	variants: {
		tone: {
			neutral: { bg: "bg.muted", color: "fg.muted" },
			accent: { bg: "accent.subtle", color: "accent.fg" },
			success: { bg: "success.subtle", color: "success.fg", whiteSpace: "normal" },
			outline: { borderWidth: "1px", color: "fg.muted" },
		},
	},
	defaultVariants: { tone: "neutral" },
} as const satisfies BlockRecipe;

const BESIDE_STATION = { display: "flex", alignItems: "center", gap: "2.5" };

export const linkRecipe = {
	base: {
		color: "accent.fg",
		fontWeight: "medium",
		textDecorationLine: "underline",
		textDecorationThickness: "1px",
		textUnderlineOffset: "0.2em",
		transitionProperty: "color, text-decoration-thickness",
		transitionDuration: "fast",
		_hover: { textDecorationThickness: "2px" },
	},
	variants: {
		quiet: { true: { color: "inherit", textDecorationLine: "none", _hover: { color: "accent.fg" } } },
		/** Starts with a station. */
		station: {
			sm: { ...BESIDE_STATION, "& [data-part=station]": { ...station, boxSize: "station.sm" } },
			md: { ...BESIDE_STATION, "& [data-part=station]": station },
		},
	},
} satisfies BlockRecipe;
