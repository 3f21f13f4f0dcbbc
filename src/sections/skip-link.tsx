import { chakra } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";

export function SkipLink() {
	return (
		<chakra.a
			href="#content"
			position="fixed"
			top="2"
			left="2"
			zIndex="skipNav"
			px="4"
			py="3"
			borderRadius="md"
			bg="accent.solid"
			color="accent.contrast"
			fontWeight="semibold"
			translate="0 -200%"
			_focus={{ translate: "0" }}
			_print={{ display: "none" }}
		>
			{useShell().words.skipToContent}
		</chakra.a>
	);
}
