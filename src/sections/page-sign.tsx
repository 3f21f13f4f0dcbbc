import { chakra } from "@chakra-ui/react";

/** The interchange of the site's drawings, with the page's sign in it. */
export const PageSign = chakra("div", {
	base: {
		display: { base: "none", lg: "inline-flex" },
		alignItems: "center",
		justifyContent: "center",
		minHeight: "14",
		minWidth: "14",
		px: "5",
		borderWidth: "4px",
		borderColor: "fg",
		borderRadius: "full",
		bg: "bg",
		textStyle: "label",
		fontSize: "sm",
		fontWeight: "bold",
		textAlign: "center",
	},
});
