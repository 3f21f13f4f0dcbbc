import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import { createBlock } from "../theme/create-block.ts";
import { badgeRecipe } from "../theme/recipes/controls.ts";

export const Badge = createBlock("span", badgeRecipe);

/** The owner's availability and start date; a date that has passed since the build disappears on hydration. */
export function AvailabilityBadge() {
	const { availability, start } = useShell();
	const isAhead = useInBrowser(() => start !== undefined && new Date(start.date) > new Date(), true);
	return (
		<Badge tone="success">
			<span data-part="dot" aria-hidden />
			{start && isAhead ? `${availability}, ${start.text}` : availability}
		</Badge>
	);
}
