import { robotsTxt, sitemapXml } from "./crawler-files.ts";
import { markdownPath } from "./files-of-page.ts";
import { llmsTxt } from "./llms-txt.ts";
import { pageMarkdown } from "./page-markdown.ts";
import type { SiteAddress } from "./site-address.ts";
import { sitePages } from "./site-pages.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";

/** The files that machines read beside the pages: path and text. */
export function textFiles(site: SiteAddress): Map<string, string> {
	const files = new Map<string, string>([
		["/robots.txt", robotsTxt(site)],
		["/llms.txt", llmsTxt(site)],
		[MANIFEST_PATH, webManifest()],
		...sitePages.map((page) => [markdownPath(page.path), pageMarkdown(page, site)] as const),
	]);
	const sitemap = sitemapXml(site);
	if (sitemap) files.set("/sitemap.xml", sitemap);
	return files;
}
