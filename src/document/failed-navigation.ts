import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Loads the document of a page to which a navigation has failed, as it does if a deploy has replaced its data: as soon as
 * the host answers, so that a visitor who is offline sees the error message instead of the browser's.
 */
export function useFailedNavigation() {
	const { key } = useLocation();
	// A document that fails by itself would fail again.
	const isFirst = useNavigationType() === "POP";
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation tries anew
	useEffect(() => {
		if (isFirst) return;
		const load = () =>
			void fetch(location.href).then(
				() => location.reload(),
				() => {},
			);
		load();
		addEventListener("online", load);
		return () => removeEventListener("online", load);
	}, [key, isFirst]);
}
