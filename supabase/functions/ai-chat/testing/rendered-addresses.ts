import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

/** Returns every URL that a browser would load or link, by the chat window's own parser. */
export function renderedAddresses(markdown: string): string[] {
	const addresses: string[] = [];
	const visit = (node: object) => {
		if ("url" in node) addresses.push(String(node.url));
		if ("children" in node && Array.isArray(node.children)) node.children.forEach(visit);
	};
	visit(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
	return addresses;
}
