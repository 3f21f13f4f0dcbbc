import { chakra } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";
import { Badge } from "./links.ts";

/** Says that the owner takes on new work. */
export function Availability() {
	return (
		<Badge tone="success">
			<chakra.span aria-hidden boxSize="2" flexShrink={0} borderRadius="full" bg="success.fg" />
			{useShell().availability}
		</Badge>
	);
}
