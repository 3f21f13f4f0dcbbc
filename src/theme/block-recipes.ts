import { defineRecipe } from "@chakra-ui/react";

/** A figure and, below it, what it counts. */
export const statRecipe = defineRecipe({
	className: "stat",
	base: { display: "flex", flexDirection: "column", gap: "1", textStyle: "small", color: "fg.muted" },
});

export const statValueRecipe = defineRecipe({
	className: "stat-value",
	base: { textStyle: "figure", hyphens: "none", color: "fg" },
});

/** Title and lead of a section of the home page. */
export const sectionTitleRecipe = defineRecipe({
	className: "section-title",
	base: { textStyle: "sectionTitle", maxW: "measure" },
});

export const sectionLeadRecipe = defineRecipe({
	className: "section-lead",
	base: { textStyle: "lead", color: "fg.muted", maxW: "measure", mt: "3" },
});

/** A stop on a line with what stands beside it: a phase, a year, a project. */
export const stopRecipe = defineRecipe({
	className: "stop",
	base: {
		position: "relative",
		display: "grid",
		alignContent: "start",
		columnGap: "4",
		gridTemplateColumns: "{sizes.6} minmax(0, 1fr)",
		pb: "7",
		_last: { pb: "0", pe: "0", "& > [data-part=rail]": { display: "none" } },
	},
	variants: {
		/** Side by side where there is room for all stops of the line. */
		across: {
			true: {
				// A variant takes the place of what the base says of a property, so that both widths are named.
				gridTemplateColumns: { base: "{sizes.6} minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
				rowGap: { lg: "3" },
				pb: { base: "7", lg: "0" },
				pe: { lg: "8" },
			},
		},
	},
});

/** The line from one stop to the next. */
export const stopRailRecipe = defineRecipe({
	className: "stop-rail",
	base: { left: "3", top: "3", bottom: "-3" },
	variants: {
		across: {
			true: {
				left: { base: "3", lg: "0" },
				right: { lg: "0" },
				bottom: { base: "-3", lg: "auto" },
				width: { base: "1", lg: "auto" },
				height: { lg: "1" },
				translate: { base: "-50% 0", lg: "0 -50%" },
			},
		},
	},
});

/** The year, the period or the duration of a stop. */
export const stopTimeRecipe = defineRecipe({
	className: "stop-time",
	base: { textStyle: "label", fontSize: "sm", color: "accent.fg" },
});
