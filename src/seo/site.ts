import type { Content } from "../content/content.ts";
import { allPagesOf, type Page } from "../pages/pages.ts";
import type { SiteAddress } from "./site-address.ts";

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
