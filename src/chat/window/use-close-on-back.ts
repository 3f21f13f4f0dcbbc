import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { CloseChat } from "./chat-window.ts";

/** Marks the history entry of the open sheet. */
const MARK = "isAssistant";

/**
 * Makes the browser's Back button and gesture close the sheet instead of navigating the page behind it. Pushes a history
 * entry with the page's own address for that, unknown to the router.
 *
 * @param isCovering Whether the window is open and covers the page.
 * @returns Closes the window. With `returnFocus: false` it expects a link to follow that replaces the history entry.
 */
export function useCloseOnBack(isCovering: boolean, onClose: CloseChat): CloseChat {
	const close = useCallback<CloseChat>(
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
		// In the capture phase, ahead of the router, for which nothing has changed.
		const closeOnBack = (event: PopStateEvent) => {
			if (isMarked() || event.state?.key !== page) return;
			event.stopImmediatePropagation();
			onClose();
		};
		addEventListener("popstate", closeOnBack, { capture: true });
		return () => {
			removeEventListener("popstate", closeOnBack, { capture: true });
			// Deferred, because the window may open again at once.
			leaving.current = window.setTimeout(takeBack);
		};
	}, [isCovering, onClose]);

	return close;
}

const isMarked = () => Boolean(history.state?.[MARK]);

function unmark() {
	if (isMarked()) history.replaceState({ ...history.state, [MARK]: undefined }, "");
}

/** Removes the sheet's history entry after the window was closed by other means. */
function takeBack() {
	if (!isMarked()) return;
	const ownEvent = (event: PopStateEvent) => event.stopImmediatePropagation();
	addEventListener("popstate", ownEvent, { capture: true, once: true });
	history.back();
}
