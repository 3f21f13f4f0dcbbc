import { sitePaths } from "../content/catalog.ts";
import { addressOf, type SiteAddress } from "./site-address.ts";

/** sitemap.xml. Its addresses have to be complete, so there is none where the site's own is unknown. */
export function sitemapXml(site: SiteAddress): string | undefined {
	if (!site.url) return undefined;
	const entries = sitePaths.map((path) => `<url><loc>${escapeXml(addressOf(site, path))}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** robots.txt: everyone may read everything. */
export function robotsTxt(site: SiteAddress): string {
	const rules = "User-agent: *\nAllow: /\n";
	return site.url ? `${rules}\nSitemap: ${addressOf(site, "/sitemap.xml")}\n` : rules;
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

export const escapeXml = (text: string): string =>
	text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
