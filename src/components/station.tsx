import { chakra } from "@chakra-ui/react";

interface StationProps {
	/** A length or a size token. */
	size?: string;
}

/** A stop on the line that runs through the site's drawings. */
export function Station({ size = "1.125rem" }: StationProps) {
	return (
		<chakra.span
			aria-hidden
			display="inline-block"
			flexShrink={0}
			boxSize={size}
			borderRadius="full"
			borderWidth="0.28em"
			borderColor="accent.line"
			bg="bg"
		/>
	);
}
