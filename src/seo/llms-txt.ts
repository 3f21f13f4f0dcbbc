import { inLanguage } from "../content/language.ts";
import type { Page, PageGroup } from "../content/pages.ts";
import { escapeMarkdown, heading, joinParts, link, section } from "./markdown.ts";
import type { Site } from "./site.ts";
import { addressOf, markdownPath } from "./site-address.ts";

const GROUPS: Readonly<Record<PageGroup, string>> = {
	home: "Home",
	services: "Services",
	projects: "Projects",
	certifications: "Certifications",
	legal: "Legal",
};

/** Returns the site in short for language models, with links to each page as Markdown (llmstxt.org). */
export function llmsTxt({ content, pages, address }: Site): string {
	const { owner, home } = inLanguage(content, content.languages[0]);
	const entry = ({ subject, path, title, summaryEn }: Page) =>
		`- ${link(subject.group === "home" ? owner.name : title, addressOf(address, markdownPath(path)))}: ${escapeMarkdown(summaryEn)}`;
	const entries = (group: string) =>
		pages
			.filter((page) => page.subject.group === group)
			.map(entry)
			.join("\n");
	return `${joinParts([
		heading(1, owner.name),
		`> ${escapeMarkdown(home.summaryEn)}`,
		`The pages are written in German; each opens with an English summary. Contact: ${owner.email}`,
		...Object.entries(GROUPS).map(([group, title]) => section(2, title, entries(group))),
	])}\n`;
}
