import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Reads the visitor's clock; until the page is hydrated, and without JavaScript, returns what held at the build. */
export const useVisitorsClock = <Value>(read: (now: Date) => Value, atBuild: Value): Value =>
	useSyncExternalStore(
		neverChanges,
		() => read(new Date()),
		() => atBuild,
	);
