import { useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router-dom";
import { languageOf } from "../content/language.ts";

/** For values that change with the route only, on which components re-render anyway. */
export const subscribeToNothing = () => () => {};

/**
 * Returns the language of the current page. The 404 page is prerendered once and switches to its address's language on
 * hydration.
 */
export function useSiteLanguage() {
	const { pathname } = useLocation();
	const is404 = "*" in useParams();
	return useSyncExternalStore(
		subscribeToNothing,
		() => languageOf(pathname),
		() => languageOf(is404 ? "/" : pathname),
	);
}
