import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Returns a value that only the browser knows, and until hydration that of the prerendered document. `read` runs with
 * each render and returns the same value until something re-renders the component.
 */
export const useInBrowser = <Value>(read: () => Value, prerendered: Value): Value =>
	useSyncExternalStore(subscribeToNothing, read, () => prerendered);
