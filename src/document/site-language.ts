import { useLocation, useParams } from "react-router-dom";
import { languageOf } from "../pages/language.ts";
import { useInBrowser } from "./use-in-browser.ts";

/** Returns the page's language. The 404 page is prerendered once, and switches to its address's on hydration. */
export function useSiteLanguage() {
	const { pathname } = useLocation();
	const is404 = "*" in useParams();
	return useInBrowser(() => languageOf(pathname), languageOf(is404 ? "/" : pathname));
}
