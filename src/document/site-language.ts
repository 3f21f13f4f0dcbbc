import { useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router-dom";
import { languageOf } from "../content/language.ts";

const changesWithTheRoute = () => () => {};

/**
 * Returns the language of the page at hand. The 404 page is prerendered once, for all addresses: it takes on the
 * language of its own once it is hydrated.
 */
export function useSiteLanguage() {
	const { pathname } = useLocation();
	const is404 = "*" in useParams();
	return useSyncExternalStore(
		changesWithTheRoute,
		() => languageOf(pathname),
		() => languageOf(is404 ? "/" : pathname),
	);
}
