import { applyColorMode, STORAGE_KEY } from "./color-mode.ts";
import { keepEarlyClick } from "./early-click.ts";

/**
 * Where the browser forbids a page its session's storage, the router's scroll restoration would fail with an uncaught
 * error, so it gets a storage that forgets.
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
 * Gives a page one address, because the router takes the others at which a static host answers for unknown ones. A
 * page's file `/x.html` shows `/x`. The 404 page, with which hosts answer `/x/`, `/x/index.html` and `/X`, redirects to
 * `/x`: the router's client ignores case whatever `caseSensitive` says, and would hydrate it as the page of `/x`.
 *
 * @param basePath With a slash at both ends.
 */
export function unifyAddress(basePath: string, is404: boolean): void {
	const { origin, pathname, search, hash } = location;
	if (!pathname.startsWith(basePath)) return;
	const path = pathname.slice(basePath.length);
	const own =
		basePath +
		(is404 ? path.replace(/(\/index\.html|\/+)$/, "").toLowerCase() : path.replace(/(^index)?\.html$/, ""));
	if (own === pathname) return;
	if (is404) location.replace(origin + own + search + hash);
	else history.replaceState(history.state, "", own + search + hash);
}

/** A script that calls the function, which therefore may use nothing from outside but its arguments. */
const call = <Arguments extends (string | boolean)[]>(
	run: (...args: Arguments) => void,
	...args: Arguments
) => `(${run})(${args.map((argument) => JSON.stringify(argument)).join()});`;

/** What runs in a page's head, ahead of React and the first paint. */
export const headScript = (basePath: string, is404: boolean): string =>
	[
		call(unifyAddress, basePath, is404),
		call(replaceBlockedStorage),
		call(applyColorMode, STORAGE_KEY),
		call(keepEarlyClick),
	].join("");
