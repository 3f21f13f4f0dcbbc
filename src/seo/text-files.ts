import { words as allWords } from "../content/words.ts";
import { inLanguage } from "../pages/language.ts";
import { joinParts, link, pageSections } from "../pages/page-markdown.ts";
import type { Page } from "../pages/pages.ts";
import { llmsTxt } from "./llms-txt.ts";
import { addressOf, markdownPath, type Site, type SiteAddress } from "./site-address.ts";
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

/** Returns a page's text as Markdown, between its breadcrumbs and a link to the page itself. */
function pageMarkdown(page: Page, site: SiteAddress): string {
	const words = inLanguage(allWords, page.language);
	const linkTo = (title: string, href: string) => link(title, addressOf(site, href));
	return `${joinParts([
		page.trail.map(({ title, href }) => linkTo(title, href)).join(" / "),
		...pageSections(page, (href) => addressOf(site, href)),
		`${words.markdown.page}: ${linkTo(page.meta.title, page.path)}`,
	])}\n`;
}
