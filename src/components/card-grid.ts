import { chakra } from "@chakra-ui/react";

/** Cards as a list: below one another, and two in a row where there is room. */
export const CardGrid = chakra("ul", {
	base: {
		display: "grid",
		gap: "5",
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			md: "repeat(2, minmax(0, 1fr))",
			_print: "repeat(2, minmax(0, 1fr))",
		},
	},
});

/** Holds one card, which fills it: cards of a row are equally high. */
export const CardCell = chakra("li", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } });
