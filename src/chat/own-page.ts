/** Where this site lives: its origin and the router's base path, such as `/` or `/repo`. */
export interface Site {
	origin: string;
	basename: string;
}

/** What the paths of this site's pages look like; leaves out files, `//host` and everything encoded. */
const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

/**
 * The page of this site that a link leads to, as the router takes it: from the site's root, without the
 * base path. Null for every other site, scheme and file.
 */
export function ownPage(href: string, { origin, basename }: Site): string | null {
	const namesPage = /^[^#?]/.test(href.trim());
	if (!namesPage || !URL.canParse(href, origin)) return null;
	const url = new URL(href, origin);
	if (url.origin !== origin) return null;
	const base = basename.replace(/\/$/, "");
	const isBelowBase = base !== "" && `${url.pathname}/`.startsWith(`${base}/`);
	const path = (isBelowBase ? url.pathname.slice(base.length) : url.pathname).replace(/\/$/, "") || "/";
	if (!PAGE_PATH.test(path)) return null;
	return path + (/^#[\w-]+$/.test(url.hash) ? url.hash : "");
}
