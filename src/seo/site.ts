import type { Content } from "../content/content.ts";
import { allPagesOf, type Page } from "../content/pages.ts";
import type { SiteAddress } from "./site-address.ts";

/** A site as machines are told of it: what it says, and where it is found. */
export interface Site {
	content: Content;
	/** In every language. */
	pages: readonly Page[];
	address: SiteAddress;
}

export const siteOf = (content: Content, address: SiteAddress): Site => ({
	content,
	pages: allPagesOf(content),
	address,
});
