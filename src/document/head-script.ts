import { startColorMode } from "./color-mode.ts";
import { rememberEarlyClick } from "./early-click.ts";
import { storageKey } from "./storage-key.ts";

/**
 * Normalises the address, because static hosts answer at paths that the router doesn't know: `/x.html` becomes `/x`. The
 * 404 page, which hosts serve at `/x/`, `/x/index.html` and `/X`, redirects to `/x`: the router matches routes without
 * regard to case, even with `caseSensitive`, and would hydrate the 404 page as `/x`. Stays where the host itself has
 * redirected, because it may send `/x` back to `/x/`.
 *
 * @param basePath With a slash at both ends.
 */
export function unifyAddress(basePath: string, is404: boolean): void {
	const { origin, pathname, search, hash } = location;
	if (!pathname.startsWith(basePath)) return;
	const path = pathname.slice(basePath.length);
	const page = is404
		? path.replace(/(\/index\.html|\/+)$/, "").toLowerCase()
		: path.replace(/(^index)?\.html$/, "");
	const own = basePath + page;
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (own === pathname) return;
	if (!is404) history.replaceState(history.state, "", own + search + hash);
	else if (!navigation?.redirectCount) location.replace(origin + own + search + hash);
}

/**
 * Returns the script of a page's head, which runs before React and the first paint. Its functions are serialised, so they
 * refer to nothing but their arguments and globals.
 */
export const headScript = (basePath: string, is404: boolean): string =>
	`(${unifyAddress})(${JSON.stringify(basePath)},${is404});(${startColorMode})(${JSON.stringify(storageKey("color-mode", basePath))});(${rememberEarlyClick})();`;
