import { words as allWords } from "../content/words.ts";
import { inLanguage } from "../pages/language.ts";
import { escapeMarkdown, heading, joinParts, link, section } from "../pages/page-markdown.ts";
import type { Page, PageGroup } from "../pages/pages.ts";
import { addressOf, markdownPath, type Site } from "./site-address.ts";

const GROUPS: readonly PageGroup[] = ["home", "services", "projects", "certifications", "glossary", "legal"];

/** Returns a summary of the site for language models, with links to the Markdown twins (llmstxt.org). */
export function llmsTxt({ content, pages, address }: Site): string {
	const { name, email } = content.owner;
	const entry = ({ subject, path, title, meta }: Page) =>
		`- ${link(subject.group === "home" ? name : title, addressOf(address, markdownPath(path)))}: ${escapeMarkdown(meta.description)}`;
	return `${joinParts([
		heading(1, name),
		...content.languages.map((language) => `> ${inLanguage(content.home.meta.description, language)}`),
		email,
		...content.languages.flatMap((language) => {
			const { trail, groups } = inLanguage(allWords, language);
			const titles = { ...trail, glossary: groups.glossary.kind, legal: groups.legal.kind };
			return GROUPS.map((group) => {
				const ofGroup = pages.filter((page) => page.subject.group === group && page.language === language);
				return section(2, `${titles[group]} (${language})`, ofGroup.map(entry).join("\n"));
			});
		}),
	])}\n`;
}
