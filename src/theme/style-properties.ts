import { defineConditions, type SystemConfig } from "@chakra-ui/react";

/**
 * The conditions and properties that the recipes use, a tenth of Chakra's `defaultBaseConfig`, whose names they keep. The
 * rest would add 4.5 KB to each page, and a seventh to the time that its scripts take.
 */
export const conditions = defineConditions({
	hover: ["@media (hover: hover)", "&:hover:not(:disabled)"],
	active: "&:active:not(:disabled)",
	focus: "&:focus",
	focusVisible: "&:focus-visible",
	focusWithin: "&:focus-within",
	disabled: "&:disabled",
	invalid: "&[aria-invalid=true]",
	open: "&[open]",
	last: "&:last-of-type",
	notFirst: "&:not(:first-of-type)",
	before: "&::before",
	after: "&::after",
	placeholder: "&::placeholder",
	icon: "& :where(svg)",
	dark: ".dark &",
	light: ":root &",
	print: "@media print",
	motionReduce: "@media (prefers-reduced-motion: reduce)",
	highContrast: "@media (forced-colors: active)",
});

/** Properties by the category of tokens that they take, some with an abbreviation after a slash. */
const PROPERTIES = {
	colors:
		"color fill stroke background/bg backgroundColor/bgColor borderColor borderTopColor textDecorationColor",
	spacing: `gap rowGap columnGap inset insetInline/insetX insetBlockEnd top right bottom left scrollMarginTop
		scrollMarginBottom scrollPaddingTop margin/m marginTop/mt marginRight/mr marginBottom/mb marginLeft/ml
		marginInline/mx marginBlock/my marginInlineStart/ms marginInlineEnd/me padding/p paddingTop/pt paddingRight/pr
		paddingBottom/pb paddingLeft/pl paddingInline/px paddingBlock/py paddingInlineStart/ps paddingInlineEnd/pe`,
	sizes: "width height minWidth/minW minHeight/minH maxWidth/maxW maxHeight",
	fonts: "fontFamily",
	fontSizes: "fontSize",
	fontWeights: "fontWeight",
	lineHeights: "lineHeight",
	letterSpacings: "letterSpacing",
	radii: "borderRadius",
	shadows: "boxShadow",
	durations: "transitionDuration",
	easings: "transitionTimingFunction",
	zIndex: "zIndex",
};

const CUT = { overflow: "hidden", whiteSpace: "nowrap" };

export const utilities: SystemConfig["utilities"] = {
	...Object.fromEntries(
		Object.entries(PROPERTIES).flatMap(([values, properties]) =>
			properties.split(/\s+/).map((property) => {
				const [name, shorthand] = property.split("/");
				return [name, { values, shorthand }];
			}),
		),
	),
	boxSize: { values: "sizes", transform: (size) => ({ width: size, height: size }) },
	truncate: { transform: (is) => is && { ...CUT, textOverflow: "ellipsis" } },
	srOnly: { transform: (is) => is && { ...CUT, position: "absolute", width: "1px", clipPath: "inset(50%)" } },
};
