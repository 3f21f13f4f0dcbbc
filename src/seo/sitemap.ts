import { addressOf, type Site, type SiteAddress } from "./site-address.ts";

/** Returns sitemap.xml; undefined if the site's URL is unknown, because it needs absolute URLs. */
export function sitemapXml({ pages, address }: Site): string | undefined {
	if (!address.url) return undefined;
	const entries = pages.map(
		({ path }) => `<url><loc>${addressOf(address, path).replaceAll("&", "&amp;")}</loc></url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** Returns robots.txt, which allows everything. */
export function robotsTxt(address: SiteAddress): string {
	const rules = "User-agent: *\nAllow: /\n";
	return address.url ? `${rules}\nSitemap: ${addressOf(address, "/sitemap.xml")}\n` : rules;
}
