import type { toHast } from "mdast-util-to-hast";
import type { Language } from "../../content/types.ts";

type Node = ReturnType<typeof toHast>;

/** Function words that exist in only one of the languages. */
const SMALL_WORDS: Readonly<Record<Language, RegExp>> = {
	de: /\b(?:aber|als|auch|auf|aus|bei|das|dem|den|der|des|die|durch|ein|eine|einem|einen|einer|es|ich|im|ist|mit|nach|nicht|oder|sich|sie|sind|um|und|vom|von|werden|wie|wird|zu|zum|zur)\b/gi,
	en: /\b(?:a|about|and|are|as|at|been|by|for|from|has|have|how|is|it|its|my|not|of|on|or|that|the|their|this|to|we|were|what|which|with|you|your)\b/gi,
};
const BLOCKS = ["p", "li", "td", "th"];

const textOf = (node: Node): string =>
	"children" in node ? node.children.map(textOf).join("") : "value" in node ? node.value : "";

/** Sets `lang` on the blocks of a text that are clearly in the other language. */
export function markOtherLanguage(node: Node, language: Language): void {
	if (!("children" in node)) return;
	if (node.type === "element" && BLOCKS.includes(node.tagName)) {
		const other = language === "de" ? "en" : "de";
		const count = (of: Language) => textOf(node).match(SMALL_WORDS[of])?.length ?? 0;
		if (count(other) > count(language) + 1) node.properties.lang = other;
	}
	for (const child of node.children) markOtherLanguage(child, language);
}
