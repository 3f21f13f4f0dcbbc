import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Tells of the system's wish to close something, such as Android's back gesture. Not in every browser. */
declare class CloseWatcher extends EventTarget {
	destroy(): void;
}

type Close = (options?: { returnFocus: boolean }) => void;

/** Marks the entry of the browser's history that stands for the open sheet. */
const MARK = "isAssistant";

/**
 * Lets the way back out of the sheet be the one that the device has: the browser's Back and a back gesture close
 * it, and the page never changes unseen behind it. The router doesn't know of the history's entry for that, which
 * has the page's own address.
 *
 * @param isCovering Whether the window is open and covers the page.
 * @returns How to close the window: without return of the focus the page is left by a link, which takes the
 * entry over with `replace`.
 */
export function useWayBack(isCovering: boolean, onClose: Close): Close {
	const close = useCallback<Close>(
		(options) => {
			if (options?.returnFocus === false) unmark();
			onClose(options);
		},
		[onClose],
	);

	const { key } = useLocation();
	const seen = useRef(key);
	useEffect(() => {
		if (isCovering && seen.current !== key) onClose({ returnFocus: false });
		seen.current = key;
	}, [isCovering, key, onClose]);

	const leaving = useRef<number>(undefined);
	useEffect(() => {
		if (!isCovering) return;
		clearTimeout(leaving.current);
		if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, "");
		const page = history.state?.key;
		// Before the router, for which nothing has changed.
		const closeOnBack = (event: PopStateEvent) => {
			if (isMarked() || event.state?.key !== page) return;
			event.stopImmediatePropagation();
			onClose();
		};
		addEventListener("popstate", closeOnBack, { capture: true });
		return () => {
			removeEventListener("popstate", closeOnBack, { capture: true });
			// Not where the window opens again at once.
			leaving.current = window.setTimeout(takeBack);
		};
	}, [isCovering, onClose]);

	useEffect(() => {
		if (!isCovering || !("CloseWatcher" in window)) return;
		const watcher = new CloseWatcher();
		watcher.addEventListener("close", () => onClose());
		return () => watcher.destroy();
	}, [isCovering, onClose]);

	return close;
}

const isMarked = () => Boolean(history.state?.[MARK]);

function unmark() {
	if (isMarked()) history.replaceState({ ...history.state, [MARK]: undefined }, "");
}

/** Takes the sheet's entry out of the visitor's way when the window was closed otherwise. */
function takeBack() {
	if (!isMarked()) return;
	const ownEvent = (event: PopStateEvent) => event.stopImmediatePropagation();
	addEventListener("popstate", ownEvent, { capture: true, once: true });
	history.back();
}
