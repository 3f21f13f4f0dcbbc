import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

/**
 * The link of a card: its text is the card's title, its surface the whole card, which has to be the
 * nearest positioned ancestor. So the card stays one link with a short name, and its text selectable.
 */
export const CardLink = chakra(
	Link,
	{
		base: {
			color: "inherit",
			minWidth: "0",
			hyphens: "auto",
			textDecoration: "none",
			outline: "none",
			_after: {
				content: '""',
				position: "absolute",
				inset: "0",
				borderRadius: "lg",
				_print: { content: "attr(href)", position: "static", display: "block", textStyle: "label" },
			},
			"&:focus-visible::after": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "3px" },
		},
	},
	{ defaultProps: { prefetch: "intent" } },
);
