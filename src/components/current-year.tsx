import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** The year of the visitor's clock; until the page is hydrated, and without JavaScript, the year of the build. */
export function CurrentYear() {
	const year = useSyncExternalStore(
		neverChanges,
		() => new Date().getFullYear(),
		() => import.meta.env.BUILD_YEAR,
	);
	return <>{year}</>;
}
