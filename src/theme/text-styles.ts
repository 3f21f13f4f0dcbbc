import { defineTextStyles } from "@chakra-ui/react";

export const textStyles = defineTextStyles({
	display: { value: { fontSize: "4xl", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
	pageTitle: { value: { fontSize: "3xl", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
	sectionTitle: { value: { fontSize: "2xl", lineHeight: "snug", letterSpacing: "snug", fontWeight: "bold" } },
	cardTitle: { value: { fontSize: "lg", lineHeight: "snug", letterSpacing: "snug", fontWeight: "semibold" } },
	lead: { value: { fontSize: "lg", lineHeight: "normal" } },
	small: { value: { fontSize: "sm", lineHeight: "normal" } },
	/** Small technical text: years, durations, tags. */
	label: { value: { fontFamily: "mono", fontSize: "xs", lineHeight: "snug", fontWeight: "medium" } },
	figure: { value: { fontSize: "figure", lineHeight: "tight", letterSpacing: "tight", fontWeight: "bold" } },
});
