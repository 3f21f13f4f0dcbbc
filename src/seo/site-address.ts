import type { SitePath } from "../content/types.ts";

/** Where the built site is found. */
export interface SiteAddress {
	/** Origin and base path without a slash at the end, as in `https://me.github.io/repo`; undefined where the build isn't told. */
	url: string | undefined;
	/** With a slash at both ends: `/` or `/repo/`. */
	basePath: string;
}

/**
 * Reads VITE_SITE_URL, which has to end with the path below which the site is served.
 *
 * @throws Error that names the variable, where it can't be used.
 */
export function readSiteAddress(value: unknown, basePath: string): SiteAddress {
	const text = typeof value === "string" ? value.trim() : "";
	if (!text) return { url: undefined, basePath };
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
		throw new Error(`VITE_SITE_URL must be an address such as https://www.example.com, but is "${text}".`);
	const path = url.pathname.replace(/\/*$/, "/");
	if (path !== basePath)
		throw new Error(`VITE_SITE_URL ends with ${path}, but the site is built for ${basePath} (BASE_PATH).`);
	return { url: `${url.origin}${path.slice(0, -1)}`, basePath };
}

/**
 * Address of a page or file: complete where the site's address is known, otherwise from the origin's root.
 * Only the home page ends with a slash, because hosts serve it there.
 */
export function addressOf({ url, basePath }: SiteAddress, path: string): string {
	return `${url ?? basePath.slice(0, -1)}${path}`;
}

/** Returns the path of a page's Markdown: `/services/devops.md`, `/index.md`. */
export const markdownPath = (page: SitePath): SitePath => (page === "/" ? "/index.md" : `${page}.md`);

/** Returns the path of the picture that goes with a link to a page: `/social/services-devops.png`, `/social/home.png`. */
export const socialImagePath = (page: SitePath): SitePath =>
	`/social/${page.slice(1).replaceAll("/", "-") || "home"}.png`;
