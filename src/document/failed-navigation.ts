import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Time between two attempts to reach the host. */
const RETRY_MS = 3_000;

/** Key of the navigation to the last page that has rendered. */
let lastShown: string | undefined;

/** Remembers that the current page has rendered, for `useFailedNavigation`. */
export function useShownPage() {
	const { key } = useLocation();
	useEffect(() => {
		lastShown = key;
	}, [key]);
}

/**
 * Loads the document of a page to which a navigation has failed, as it does if a deploy has replaced its data: as soon as
 * the host answers, so that a visitor who is offline sees the error message instead of the browser's.
 */
export function useFailedNavigation() {
	const { key } = useLocation();
	useEffect(() => {
		// A document that fails by itself would fail again.
		if (!lastShown || lastShown === key) return;
		const left = new AbortController();
		const load = () =>
			void fetch(location.href, { cache: "no-store", signal: left.signal }).then(
				() => location.reload(),
				() => {},
			);
		load();
		// The browser's event "online" may come before requests get through.
		const timer = setInterval(load, RETRY_MS);
		return () => {
			clearInterval(timer);
			left.abort();
		};
	}, [key]);
}
