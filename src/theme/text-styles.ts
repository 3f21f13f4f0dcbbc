import { defineTextStyles } from "@chakra-ui/react";

const smallTitle = { lineHeight: "snug", letterSpacing: "snug", fontWeight: "semibold" };

export const textStyles = defineTextStyles({
	display: { value: { fontSize: "4xl", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
	pageTitle: { value: { fontSize: "3xl", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
	sectionTitle: { value: { fontSize: "2xl", lineHeight: "snug", letterSpacing: "snug", fontWeight: "bold" } },
	/** Of a page's part, or a card. */
	partTitle: { value: { ...smallTitle, fontSize: "xl" } },
	cardTitle: { value: { ...smallTitle, fontSize: "lg" } },
	/** Of a card that is an entry of a list on phones. */
	entryTitle: { value: { ...smallTitle, fontSize: { base: "md", md: "lg" } } },
	lead: { value: { fontSize: "lg", lineHeight: "normal" } },
	small: { value: { fontSize: "sm", lineHeight: "normal" } },
	/** Small technical text: years, durations, tags. */
	label: { value: { fontFamily: "mono", fontSize: "xs", lineHeight: "snug", fontWeight: "medium" } },
	figure: { value: { fontSize: "figure", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
});
