import { defineRecipe, defineSlotRecipe, defineStyle } from "@chakra-ui/react";

/** Recipes of Chakra's components, by Chakra's names; their values are those of Chakra's own that the site uses. */
const button = defineRecipe({
	base: {
		position: "relative",
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		gap: "2",
		py: "1.5",
		borderRadius: "md",
		borderWidth: "1px",
		borderColor: "transparent",
		fontWeight: "semibold",
		lineHeight: "snug",
		textDecoration: "none",
		textAlign: "center",
		cursor: "pointer",
		userSelect: "none",
		transition: "colors",
		_disabled: { opacity: 0.55, cursor: "not-allowed" },
		_print: { display: "none" },
		_icon: { boxSize: "1em", fontSize: "1.15em", flexShrink: 0 },
		// Does nothing without JavaScript.
		"&:is(button)[type=button]": { "@media (scripting: none)": { display: "none" } },
	},
	variants: {
		variant: {
			solid: {
				bg: "accent.solid",
				color: "accent.contrast",
				_hover: { bg: "accent.emphasized" },
				_highContrast: { borderWidth: "3px" },
			},
			outline: {
				borderColor: "border.emphasized",
				color: "fg",
				_hover: { borderColor: "fg", bg: "bg.panel" },
			},
			ghost: { color: "fg", _hover: { bg: "bg.muted" } },
		},
		// As wide as high for an `IconButton`, which has no padding.
		size: {
			sm: { minHeight: "10", minWidth: "10", px: "3.5", fontSize: "sm" },
			md: { minHeight: "12", minWidth: "12", px: "5", fontSize: "md" },
		},
	},
	defaultVariants: { variant: "solid", size: "md" },
});

/** Of an `Input` or `Textarea`. */
const control = {
	base: { width: "full", color: "fg", _placeholder: { color: "fg.subtle", opacity: 1 } },
	variants: {
		variant: {
			outline: {
				minHeight: "12",
				px: "3.5",
				borderWidth: "1px",
				borderColor: "border.emphasized",
				borderRadius: "md",
				bg: "bg.panel",
				fontSize: "md",
				transition: "colors",
				"&:hover:not([aria-invalid=true])": { borderColor: "fg" },
				_focusVisible: { outlineOffset: "0px", borderColor: "accent.focusRing" },
				_invalid: { borderColor: "danger.fg" },
			},
			/** Part of a box that shows the focus itself. */
			flushed: { bg: "transparent", outline: "none" },
		},
	},
	defaultVariants: { variant: "outline" },
} as const;
const input = defineRecipe(control);
const textarea = defineRecipe({
	...control,
	base: { ...control.base, py: "3", lineHeight: "normal", resize: "vertical" },
});

/** A control with its label above and its error below. */
const field = defineSlotRecipe({
	slots: ["root", "label", "requiredIndicator", "helperText", "errorText"],
	base: {
		root: { display: "grid", gap: "1.5", fontSize: "sm" },
		label: { display: "flex", gap: "1", fontWeight: "medium" },
		requiredIndicator: { color: "accent.fg" },
		helperText: { color: "fg.muted" },
		errorText: {
			display: "flex",
			gap: "1.5",
			color: "danger.fg",
			fontWeight: "medium",
			_icon: { boxSize: "1.2em", mt: "0.2em", flexShrink: 0 },
		},
	},
});

/** A failure: a toast, or a notice with a button. */
export const failure = defineStyle({
	px: "3.5",
	py: "2",
	borderWidth: "1px",
	borderInlineStartWidth: "4px",
	borderColor: "danger.fg",
	borderRadius: "md",
	bg: "danger.subtle",
	boxShadow: "floating",
	fontSize: "xs",
	lineHeight: "snug",
});

/** Its position and opacity come from Chakra's toaster. */
const toast = defineSlotRecipe({
	slots: ["root", "title", "description"],
	base: {
		root: {
			...failure,
			width: "full",
			translate: "var(--x) var(--y)",
			opacity: "var(--opacity)",
			zIndex: "var(--z-index)",
			transition: "translate 220ms, opacity 220ms",
		},
		title: { fontWeight: "semibold", color: "danger.fg" },
	},
});

const badge = defineRecipe({
	base: {
		display: "inline-flex",
		alignItems: "center",
		gap: "1.5",
		px: "2.5",
		py: "1",
		// Shown in forced colours even if it is transparent.
		borderWidth: "1px",
		borderRadius: "full",
		textStyle: "label",
		textWrap: "balance",
		_icon: { boxSize: "1.1em" },
		"& [data-part=dot]": { boxSize: "2", flexShrink: 0, borderRadius: "full", bg: "colorPalette.fg" },
		colorPalette: "neutral",
		color: "colorPalette.fg",
	},
	variants: {
		variant: { subtle: { bg: "colorPalette.subtle", borderColor: "transparent" }, outline: {} },
	},
	defaultVariants: { variant: "subtle" },
});

const link = defineRecipe({
	base: {
		color: "accent.fg",
		fontWeight: "medium",
		textDecorationThickness: "1px",
		textUnderlineOffset: "0.2em",
		transition: "colors",
	},
	variants: {
		variant: {
			underline: { textDecorationLine: "underline", _hover: { textDecorationThickness: "2px" } },
			plain: { color: "inherit", textDecorationLine: "none", _hover: { color: "accent.fg" } },
		},
	},
	defaultVariants: { variant: "underline" },
});

export const recipes = { badge, button, input, link, textarea };
export const slotRecipes = { field, toast };
