import { defineSlotRecipe } from "@chakra-ui/react";

/** A figure and what it counts. */
export const statRecipe = defineSlotRecipe({
	className: "stat",
	slots: ["root", "value", "label"],
	base: {
		root: { display: "flex", flexDirection: "column", gap: "1" },
		value: { textStyle: "figure", hyphens: "none" },
		label: { textStyle: "small", color: "fg.muted" },
	},
});

/** Title and lead of a section; the stop before it is on the line of the page. */
export const sectionHeadingRecipe = defineSlotRecipe({
	className: "section-heading",
	slots: ["root", "title", "lead"],
	base: {
		root: { position: "relative", mb: { base: "8", md: "12" } },
		title: { textStyle: "sectionTitle", maxW: "measure" },
		lead: { textStyle: "lead", color: "fg.muted", maxW: "measure", mt: "3" },
	},
});

/** A stop on a line with what stands beside it, such as a phase, a year or a project. */
export const stopRecipe = defineSlotRecipe({
	className: "stop",
	slots: ["root", "rail", "marker", "when"],
	base: {
		root: {
			position: "relative",
			display: "grid",
			alignContent: "start",
			_last: { pb: "0", pe: "0", "& > [data-part=rail]": { display: "none" } },
		},
		marker: { position: "relative", pt: "0.5", lineHeight: "0", fontSize: "md" },
		when: { textStyle: "label", fontSize: "sm", color: "accent.fg" },
	},
	variants: {
		direction: {
			down: {
				root: { gridTemplateColumns: "{sizes.6} minmax(0, 1fr)", columnGap: "4", pb: "7" },
				rail: { left: "3", top: "3", bottom: "-3" },
			},
			/** Where there is room for all stops side by side. */
			acrossWhenWide: {
				root: {
					gridTemplateColumns: { base: "{sizes.6} minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
					columnGap: "4",
					rowGap: "3",
					pb: { base: "7", lg: "0" },
					pe: { lg: "8" },
				},
				rail: {
					left: { base: "3", lg: "0" },
					right: { lg: "0" },
					top: "3",
					bottom: { base: "-3", lg: "auto" },
					width: { lg: "auto" },
					height: { lg: "1" },
					translate: { lg: "0 -50%" },
				},
			},
		},
	},
	defaultVariants: { direction: "down" },
});
