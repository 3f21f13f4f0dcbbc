import type { ChatSource } from "../../../../src/chat/contract.ts";
import type { PassageLink } from "../passages/passage.ts";
import { enumerate } from "../passages/wording.ts";
import type { Language } from "../text/stem.ts";

const MOST_LINKS = 4;
const INLINE_LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/**
 * Links the pages where a text names them and the others at its end, and lists every page linked as a source.
 */
export function withLinks(
	text: string,
	links: readonly PassageLink[],
	language: Language,
): { message: string; sources: ChatSource[] } {
	const sources = new Map<string, string>();
	for (const [, title = "", href = ""] of text.matchAll(INLINE_LINK))
		if (!sources.has(href)) sources.set(href, title);
	let linked = text;
	const placed = new Set(sources.keys());
	for (const link of links) {
		if (placed.has(link.href)) continue;
		const named = linkedWhereNamed(linked, link, language);
		if (named === undefined) continue;
		linked = named;
		placed.add(link.href);
	}
	const further = new Map<string, string>();
	for (const { title, href } of links) {
		if (!placed.has(href) && further.size < MOST_LINKS) further.set(href, title[language]);
		if (!sources.has(href) && (placed.has(href) || further.has(href))) sources.set(href, title[language]);
	}
	const markdown = Array.from(further, ([href, title]) => `[${title}](${href})`);
	const more = {
		de: () => `Mehr dazu: ${enumerate(markdown, "und")}`,
		en: () => `More: ${enumerate(markdown, "and")}`,
	}[language];
	return {
		message: markdown.length > 0 ? `${linked}\n\n${more()}` : linked,
		sources: Array.from(sources, ([href, title]) => ({ title, href })),
	};
}

/** A text with a link at the first place that names a page, by its title in quotation marks or by another name. */
function linkedWhereNamed(
	text: string,
	{ title, href, called }: PassageLink,
	language: Language,
): string | undefined {
	const quoted = { de: `„${title.de}“`, en: `“${title.en}”` }[language];
	const names = [
		{ name: quoted, shown: title[language] },
		...(called ? [{ name: called[language], shown: called[language] }] : []),
	];
	const [first] = names
		.map((each) => ({ ...each, at: text.indexOf(each.name) }))
		.filter(({ at }) => at >= 0)
		.sort((left, right) => left.at - right.at);
	if (!first) return undefined;
	const { name, shown, at } = first;
	return `${text.slice(0, at)}[${shown}](${href})${text.slice(at + name.length)}`;
}
