import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from "@chakra-ui/react";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import type { badgeRecipe } from "../theme/recipes/controls.ts";

type BadgeProps = HTMLChakraProps<"span", RecipeVariantProps<typeof badgeRecipe>>;

export const Badge = createRecipeContext({ key: "badge" }).withContext<HTMLSpanElement, BadgeProps>("span");

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
