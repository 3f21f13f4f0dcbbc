import type { MetaDescriptor } from "react-router-dom";
import type { Graph } from "schema-dts";
import { owner } from "../content/owner.ts";
import { markdownPath, SOCIAL_IMAGE, socialImagePath } from "./files-of-page.ts";
import { breadcrumbNode } from "./json-ld/page-nodes.ts";
import { pageMeta } from "./page-meta.ts";
import { addressOf, type SiteAddress } from "./site-address.ts";
import type { SitePage } from "./site-pages.ts";

const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });

/**
 * Everything that a page's head says to search engines, to sites that show links, and to machines that read
 * along. Canonical addresses need the site's own, and are left out where the build doesn't know it.
 */
export function pageHead({ path, meta, trail, nodes }: SitePage, site: SiteAddress): MetaDescriptor[] {
	const graph = {
		"@context": "https://schema.org",
		"@graph": [...nodes(site), ...(trail.length > 0 ? [breadcrumbNode(trail, site)] : [])],
	} satisfies Graph;
	const url = addressOf(site, path);
	return [
		...pageMeta(meta),
		...(site.url ? [{ tagName: "link", rel: "canonical", href: url } as const, property("url", url)] : []),
		{ tagName: "link", rel: "alternate", type: "text/markdown", href: addressOf(site, markdownPath(path)) },
		property("type", "website"),
		property("site_name", owner.name),
		property("locale", "de_DE"),
		property("title", meta.title),
		property("description", meta.description),
		property("image", addressOf(site, socialImagePath(path))),
		property("image:width", String(SOCIAL_IMAGE.width)),
		property("image:height", String(SOCIAL_IMAGE.height)),
		property("image:alt", `${meta.title}, ${owner.name}`),
		// Title, text and image are taken from the tags above.
		{ name: "twitter:card", content: "summary_large_image" },
		{ "script:ld+json": graph },
	];
}
