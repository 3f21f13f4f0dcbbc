import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useShell } from "./shell.ts";

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
		<div className="page-address">
			<p>{useShell().owner.name}</p>
			<p>{address}</p>
		</div>
	);
}
