import { llmsTxt } from "./llms-txt.ts";
import { pageMarkdown } from "./markdown.ts";
import type { Site } from "./site.ts";
import { markdownPath } from "./site-address.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";

/** Returns the text files of the site by path: Markdown twins, llms.txt, robots.txt, sitemap and manifest. */
export function textFiles(site: Site): Map<string, string> {
	const files = new Map<string, string>([
		["/robots.txt", robotsTxt(site.address)],
		["/llms.txt", llmsTxt(site)],
		[MANIFEST_PATH, webManifest(site.content)],
		...site.pages.map((page) => [markdownPath(page.path), pageMarkdown(page, site.address)] as const),
	]);
	const sitemap = sitemapXml(site);
	if (sitemap) files.set("/sitemap.xml", sitemap);
	return files;
}
