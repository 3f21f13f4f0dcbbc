import { chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";

/** Shows before anyone points at it that a card leads somewhere. */
export function CardArrow() {
	return (
		<chakra.svg
			as={ArrowRight}
			aria-hidden
			boxSize="5"
			flexShrink={0}
			marginTop="1"
			marginInlineStart="auto"
			color="accent.fg"
		/>
	);
}
