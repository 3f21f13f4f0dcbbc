import { chakra } from "@chakra-ui/react";
import { AVAILABILITY } from "../content/site.ts";
import { Badge } from "./links.ts";

/** Says that the owner takes on new work. */
export function Availability() {
	return (
		<Badge tone="success">
			<chakra.span aria-hidden boxSize="2" flexShrink={0} borderRadius="full" bg="success.fg" />
			{AVAILABILITY.de}
		</Badge>
	);
}
