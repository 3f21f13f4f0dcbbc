import { markdownPath } from "./files-of-page.ts";
import { escapeMarkdown, heading, joinParts, link } from "./markdown/format.ts";
import { addressOf, type SiteAddress } from "./site-address.ts";
import type { SitePage } from "./site-pages.ts";

/** A page as Markdown: the same text, without its looks. */
export function pageMarkdown(page: SitePage, site: SiteAddress): string {
	const way = page.trail.map(({ title, href }) => link(title, addressOf(site, href))).join(" / ");
	return `${joinParts([
		way,
		heading(1, page.title),
		escapeMarkdown(page.lead),
		`> In English: ${escapeMarkdown(page.summaryEn)}`,
		page.body(site),
		`Seite: ${link(page.meta.title, addressOf(site, page.path))}`,
	])}\n`;
}

/** Address of the page's Markdown. */
export const markdownAddress = (page: SitePage, site: SiteAddress): string =>
	addressOf(site, markdownPath(page.path));
