import { words as allWords } from "../content/words.ts";
import { inLanguage, LANGUAGE_NAMES } from "../pages/language.ts";
import { escapeMarkdown, heading, joinParts, link, pageSections, section } from "../pages/page-markdown.ts";
import type { Page } from "../pages/pages.ts";
import { questionsIn } from "../pages/parts.ts";
import { addressOf, markdownPath, type Site, type SiteAddress } from "./site-address.ts";

/** Returns the text files of the site by path: Markdown twins, llms.txt, robots.txt and sitemap. */
export function textFiles(site: Site): Map<string, string> {
	const files = new Map<string, string>([
		["/robots.txt", robotsTxt(site.address)],
		["/llms.txt", llmsTxt(site)],
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

/** Returns sitemap.xml; undefined if the site's URL is unknown, because it needs absolute URLs. */
function sitemapXml({ pages, address }: Site): string | undefined {
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

function robotsTxt(address: SiteAddress): string {
	const rules = "User-agent: *\nAllow: /\n";
	return address.url ? `${rules}\nSitemap: ${addressOf(address, "/sitemap.xml")}\n` : rules;
}

/** Returns a summary of the site for language models, with links to the Markdown twins (llmstxt.org). */
function llmsTxt({ content, pages, address }: Site): string {
	const { name, email } = content.owner;
	const entry = (page: Page) => {
		const { subject, path, title, meta } = page;
		return [
			`- ${link(subject.group === "home" ? name : title, addressOf(address, markdownPath(path)))}: ${escapeMarkdown(meta.description)}`,
			...questionsIn(page).map(({ question }) => `  - ${escapeMarkdown(question)}`),
		].join("\n");
	};
	const inSections = content.languages.map((language) => {
		const entries = pages.filter((page) => page.language === language).map(entry);
		return section(2, LANGUAGE_NAMES[language], entries.join("\n"));
	});
	const descriptions = content.languages.map(
		(each) => `> ${inLanguage(content.home.meta.description, each)}`,
	);
	return `${joinParts([heading(1, name), ...descriptions, email, ...inSections])}\n`;
}
