import { startColorMode } from "./color-mode.ts";
import { keepEarlyClick } from "./early-click.ts";

/**
 * Replaces blocked session storage with one that stores nothing; the router's scroll restoration throws without it.
 */
function replaceBlockedStorage(): void {
	try {
		sessionStorage.length;
	} catch {
		const forget = () => null;
		Object.defineProperty(window, "sessionStorage", {
			value: { getItem: forget, setItem: forget, removeItem: forget },
		});
	}
}

/**
 * Normalises the address, because static hosts answer at paths that the router doesn't know: `/x.html` becomes `/x`. The
 * 404 page, which hosts serve at `/x/`, `/x/index.html` and `/X`, redirects to `/x`: the router matches routes without
 * regard to case, even with `caseSensitive`, and would hydrate the 404 page as `/x`. Redirects once, even if the host
 * sends `/x` back to `/x/`: the referrer is then another spelling of the same address.
 *
 * @param basePath With a slash at both ends.
 */
export function unifyAddress(basePath: string, is404: boolean): void {
	const { origin, pathname, search, hash } = location;
	if (!pathname.startsWith(basePath)) return;
	const unify = (path: string) => basePath + path.replace(/(\/index\.html|\/+)$/, "").toLowerCase();
	const path = pathname.slice(basePath.length);
	const own = is404 ? unify(path) : basePath + path.replace(/(^index)?\.html$/, "");
	if (own === pathname) return;
	if (!is404) {
		history.replaceState(history.state, "", own + search + hash);
		return;
	}
	const [referrer = ""] = document.referrer.split(/[?#]/);
	if (
		!referrer.startsWith(origin + basePath) ||
		unify(referrer.slice(origin.length + basePath.length)) !== own
	)
		location.replace(origin + own + search + hash);
}

/** Serialises a call of `run`, which must not refer to anything but its arguments and globals. */
const call = <Arguments extends (string | boolean)[]>(
	run: (...args: Arguments) => void,
	...args: Arguments
) => `(${run})(${args.map((argument) => JSON.stringify(argument)).join()});`;

/** Returns the script of a page's head, which runs before React and the first paint. */
export const headScript = (basePath: string, is404: boolean): string =>
	[
		call(unifyAddress, basePath, is404),
		call(replaceBlockedStorage),
		call(startColorMode, "color-mode"),
		call(keepEarlyClick),
	].join("");
