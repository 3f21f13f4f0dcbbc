import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Tells of the system's wish to close something, such as Android's back gesture. Not in every browser. */
declare class CloseWatcher extends EventTarget {
	destroy(): void;
}

/**
 * Lets the way back out of the sheet be the one that the device has: a back gesture closes it where the browser
 * asks, and the page never changes unseen behind it.
 *
 * @param isCovering Whether the window is open and covers the page.
 */
export function useWayBack(isCovering: boolean, close: (options?: { returnFocus: boolean }) => void) {
	const { key } = useLocation();
	const seen = useRef(key);
	useEffect(() => {
		if (isCovering && seen.current !== key) close({ returnFocus: false });
		seen.current = key;
	}, [isCovering, key, close]);

	useEffect(() => {
		if (!isCovering || !("CloseWatcher" in window)) return;
		const watcher = new CloseWatcher();
		watcher.addEventListener("close", () => close());
		return () => watcher.destroy();
	}, [isCovering, close]);
}
