import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Path of the page that this document has shown last without an error. */
let shown: string | undefined;

export function useShownPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		shown = pathname;
	}, [pathname]);
}

/**
 * Loads the document of a page to which a navigation has failed, as it does if a deploy has replaced its data: as soon as
 * the host answers, so that a visitor who is offline sees the error message instead of the browser's.
 */
export function useFailedNavigation() {
	const { pathname } = useLocation();
	useEffect(() => {
		// A document that fails by itself would fail again.
		if (shown === undefined || shown === pathname) return;
		const load = () =>
			void fetch(location.href).then(
				() => location.reload(),
				() => {},
			);
		load();
		addEventListener("online", load);
		return () => removeEventListener("online", load);
	}, [pathname]);
}
