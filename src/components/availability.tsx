import { chakra } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import { Badge } from "./links.ts";

/** Says that the owner takes on new work, and from when; a day that has come since the build isn't named any more. */
export function Availability() {
	const { availability, start } = useShell();
	const isAhead = useInBrowser(() => start !== undefined && new Date(start.date) > new Date(), true);
	return (
		<Badge tone="success" whiteSpace="normal">
			<chakra.span aria-hidden boxSize="2" flexShrink={0} borderRadius="full" bg="success.fg" />
			{start && isAhead ? `${availability}, ${start.text}` : availability}
		</Badge>
	);
}
