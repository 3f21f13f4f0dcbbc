import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const changesWithTheRoute = () => () => {};

/** Says on paper where a page comes from. Only a browser knows the whole address, so it stands there once hydrated. */
export function PageAddress() {
	useLocation();
	const address = useSyncExternalStore(
		changesWithTheRoute,
		() => location.origin + location.pathname,
		() => "",
	);
	return (
		<chakra.p display="none" _print={{ display: "block", pb: "6" }} textStyle="label" color="fg.muted">
			{address}
		</chakra.p>
	);
}
