import { chakra } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import { Badge } from "./links.ts";

/** The owner's availability and start date; a date that has passed since the build disappears on hydration. */
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
