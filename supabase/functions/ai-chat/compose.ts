import type { ChatSource } from "../../../src/chat/contract.ts";
import type { PassageLink } from "./passages/passage.ts";
import { enumerate } from "./passages/wording.ts";
import type { Language } from "./text/stem.ts";

const MOST_LINKS = 4;
const INLINE_LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Adds the links that a text doesn't hold yet, and lists every page linked as a source. */
export function withLinks(
	text: string,
	links: readonly PassageLink[],
	language: Language,
): { message: string; sources: ChatSource[] } {
	const sources = new Map<string, string>();
	for (const [, title = "", href = ""] of text.matchAll(INLINE_LINK))
		if (!sources.has(href)) sources.set(href, title);
	const further = new Map<string, string>();
	for (const { title, href } of links)
		if (!sources.has(href) && further.size < MOST_LINKS) further.set(href, title[language]);
	const markdown = Array.from(further, ([href, title]) => `[${title}](${href})`);
	const more = {
		de: () => `Mehr dazu: ${enumerate(markdown, "und")}`,
		en: () => `More: ${enumerate(markdown, "and")}`,
	}[language];
	return {
		message: markdown.length > 0 ? `${text}\n\n${more()}` : text,
		sources: Array.from([...sources, ...further], ([href, title]) => ({ title, href })),
	};
}
