import { home } from "../content/home.ts";
import { owner } from "../content/owner.ts";
import { escapeMarkdown, heading, joinParts, link } from "./markdown/format.ts";
import { markdownAddress } from "./page-markdown.ts";
import type { SiteAddress } from "./site-address.ts";
import { type PageGroup, type SitePage, sitePages } from "./site-pages.ts";

const GROUPS: Readonly<Record<PageGroup, string>> = {
	home: "Home",
	services: "Services",
	projects: "Projects",
	certifications: "Certifications",
	legal: "Legal",
};

/** The site in short for language models, with links to each page as Markdown (llmstxt.org). */
export function llmsTxt(site: SiteAddress): string {
	const entry = (page: SitePage) =>
		`- ${link(page.path === "/" ? owner.name : page.title, markdownAddress(page, site))}: ${escapeMarkdown(page.summaryEn)}`;
	return `${joinParts([
		heading(1, owner.name),
		`> ${escapeMarkdown(home.summaryEn)}`,
		`The pages are written in German; each opens with an English summary. Contact: ${owner.email}`,
		...Object.entries(GROUPS).map(([group, title]) =>
			joinParts([
				heading(2, title),
				sitePages
					.filter((page) => page.group === group)
					.map(entry)
					.join("\n"),
			]),
		),
	])}\n`;
}
