import { chakra, Flex } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useShell } from "./shell.tsx";

const changesWithTheRoute = () => () => {};

/**
 * Says on paper whose page it is, and where it comes from. Only a browser knows the whole address, so it stands there
 * once hydrated.
 */
export function PageAddress() {
	useLocation();
	const address = useSyncExternalStore(
		changesWithTheRoute,
		() => location.origin + location.pathname,
		() => "",
	);
	return (
		<Flex display={{ base: "none", _print: "flex" }} justify="space-between" align="baseline" gap="4" pb="6">
			<chakra.p fontWeight="bold">{useShell().owner.name}</chakra.p>
			<chakra.p textStyle="label" color="fg.muted">
				{address}
			</chakra.p>
		</Flex>
	);
}
