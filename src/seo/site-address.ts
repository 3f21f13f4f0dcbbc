import type { Content } from "../content/content.ts";
import type { SitePath } from "../content/types.ts";
import { allPagesOf, type Page } from "../pages/pages.ts";

export interface SiteAddress {
	/** Origin and base path without a trailing slash, such as `https://me.github.io/repo`; undefined if unknown. */
	url: string | undefined;
	/** With a slash at both ends: `/` or `/repo/`. */
	basePath: string;
}

/** A site's content, pages and address. */
export interface Site {
	content: Content;
	/** All pages in all languages. */
	pages: readonly Page[];
	address: SiteAddress;
}

export const siteOf = (content: Content, address: SiteAddress): Site => ({
	content,
	pages: allPagesOf(content),
	address,
});

/**
 * Reads VITE_SITE_URL, which must end with the base path.
 *
 * @throws Error that names the variable, if it is invalid.
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

/** Returns the URL of a page or file; its path if the site's URL is unknown. Only the home page's ends with a slash. */
export const addressOf = ({ url, basePath }: SiteAddress, path: string): string =>
	`${url ?? basePath.slice(0, -1)}${path}`;

/** Returns the path of a page's Markdown: `/services/devops.md`, `/index.md`. */
export const markdownPath = (page: SitePath): SitePath => (page === "/" ? "/index.md" : `${page}.md`);

/** Returns the path of a page's social image: `/social/services-devops.png`, `/social/home.png`. */
export const socialImagePath = (page: SitePath): SitePath =>
	`/social/${page.slice(1).replaceAll("/", "-") || "home"}.png`;
