/** Matches paths of pages, but not files, `//host` or percent-encoded paths. */
const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

/**
 * Returns the router's path of a link to a page of this site, without the base path; null for other sites, schemes and
 * files.
 *
 * @param basename The router's base path, such as `/` or `/repo`.
 */
export function ownPage(href: string, origin: string, basename: string): string | null {
	if (!/^[^#?]/.test(href.trim()) || !URL.canParse(href, origin)) return null;
	const url = new URL(href, origin);
	if (url.origin !== origin) return null;
	const base = basename.replace(/\/$/, "");
	const isBelowBase = base !== "" && `${url.pathname}/`.startsWith(`${base}/`);
	const path = (isBelowBase ? url.pathname.slice(base.length) : url.pathname).replace(/\/$/, "") || "/";
	if (!PAGE_PATH.test(path)) return null;
	return path + (/^#[\w-]+$/.test(url.hash) ? url.hash : "");
}
