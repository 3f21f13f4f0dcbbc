import { chakra } from "@chakra-ui/react";
import type { IconKey } from "../content/types.ts";
import { icons } from "../icons.tsx";

interface IconProps {
	name: IconKey;
	/** A size token, or a length. */
	boxSize?: string;
	color?: string;
}

/** Decoration beside a text that says the same; hidden from screen readers. */
export function Icon({ name, boxSize = "6", color }: IconProps) {
	return (
		<chakra.svg
			as={icons[name]}
			aria-hidden
			boxSize={boxSize}
			color={color}
			flexShrink={0}
			strokeWidth={1.75}
		/>
	);
}
