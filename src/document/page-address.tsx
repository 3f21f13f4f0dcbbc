import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useShell } from "./shell.tsx";
import { useInBrowser } from "./use-in-browser.ts";

const recipe = defineRecipe({
	base: {
		display: { base: "none", _print: "flex" },
		justifyContent: "space-between",
		alignItems: "baseline",
		gap: "4",
		pb: "6",
		"& [data-part=owner]": { fontWeight: "bold" },
		"& [data-part=address]": { textStyle: "label", color: "fg.muted" },
	},
});

const Root = createRecipeContext({ recipe }).withContext<HTMLDivElement, HTMLChakraProps<"div">>("div");

/**
 * Prints the owner's name and the page's address. Only the browser knows the full address, so it appears on hydration.
 */
export function PageAddress() {
	useLocation();
	const address = useInBrowser(() => location.origin + location.pathname, "");
	return (
		<Root>
			<p data-part="owner">{useShell().owner.name}</p>
			<p data-part="address">{address}</p>
		</Root>
	);
}
