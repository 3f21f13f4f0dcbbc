import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { CloseChat } from "./chat-window.ts";

/** Marks the entry of the browser's history that stands for the open sheet. */
const MARK = "isAssistant";

/**
 * Lets the browser's Back and a back gesture close the sheet, so that the page never changes unseen behind it. The
 * history's entry for that has the page's own address, and the router doesn't know of it.
 *
 * @param isCovering Whether the window is open and covers the page.
 * @returns How to close the window: without return of the focus the page is left by a link, which takes the
 * entry over with `replace`.
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
