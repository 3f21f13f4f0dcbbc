import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Returns a value that only the browser knows, and `prerendered` until hydration. `read` runs on each render; its value
 * must be stable (`Object.is`), and a change shows with the next render only.
 */
export const useInBrowser = <Value>(read: () => Value, prerendered: Value): Value =>
	useSyncExternalStore(subscribeToNothing, read, () => prerendered);
