import { chakra } from "@chakra-ui/react";

interface StationProps {
	size?: "sm" | "md" | "lg" | "xl";
}

/** A stop on the line that runs through the site's drawings. */
export function Station({ size = "md" }: StationProps) {
	return (
		<chakra.span
			aria-hidden
			display="inline-block"
			flexShrink={0}
			boxSize={`station.${size}`}
			borderRadius="full"
			borderWidth="station"
			borderColor="accent.line"
			bg="bg"
		/>
	);
}
