import { chakra, Flex } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useShell } from "./shell.tsx";
import { useInBrowser } from "./use-in-browser.ts";

/**
 * Prints the owner's name and the page's address. Only the browser knows the full address, so it appears on hydration.
 */
export function PageAddress() {
	useLocation();
	const address = useInBrowser(() => location.origin + location.pathname, "");
	return (
		<Flex display={{ base: "none", _print: "flex" }} justify="space-between" align="baseline" gap="4" pb="6">
			<chakra.p fontWeight="bold">{useShell().owner.name}</chakra.p>
			<chakra.p textStyle="label" color="fg.muted">
				{address}
			</chakra.p>
		</Flex>
	);
}
