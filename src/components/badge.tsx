import { Badge } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";

/** The owner's availability and start date; a date that has passed since the build disappears on hydration. */
export function AvailabilityBadge() {
	const { availability, start } = useShell();
	const isAhead = useInBrowser(() => start !== undefined && new Date(start.date) > new Date(), true);
	return (
		<Badge colorPalette="success">
			<span data-part="dot" aria-hidden />
			{start && isAhead ? `${availability}, ${start.text}` : availability}
		</Badge>
	);
}
