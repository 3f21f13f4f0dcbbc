import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

type Node = ReturnType<typeof fromMarkdown>["children"][number];
type Checked = { message: string; hrefs: string[] };
/** Addresses that links may have, such as `/services`, `https://…` and `mailto:…`, with those that replace them. */
type Addresses = ReadonlyMap<string, string>;

/** Emphasis takes cubic time to parse and makes no link. */
const OPTIONS = {
	extensions: [gfmTable(), { disable: { null: ["attention"] } }],
	mdastExtensions: [gfmTableFromMarkdown()],
};
/** Lists and quotations so deep that parsing them takes seconds. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){17}/m;

/**
 * Removes images from a whole answer, and addresses that aren't allowed from links; all else remains byte for byte, and
 * the addresses of other links are returned. What is left may form another link: if so, removes all that could make one.
 */
export function withOwnLinks(message: string, allowed: Addresses, isEdited = false): Checked {
	const withoutAny = { message: message.replace(/[<[\]]/g, ""), hrefs: [] };
	if (TOO_DEEP.test(message)) return withoutAny;
	const hrefs = new Set<string>();
	let edited = "";
	let end = 0;
	const replace = (from = 0, to = 0, by = "") => {
		edited += message.slice(end, from) + by;
		end = to;
	};
	const visit = (node: Node) => {
		const { type, position } = node;
		const children: readonly Node[] = "children" in node ? node.children : [];
		const isLink = type.startsWith("link");
		const isEmpty = children.every((child) => child.type.startsWith("image"));
		if (/^(?:image|definition)/.test(type) || (isLink && isEmpty)) {
			replace(position?.start.offset, position?.end.offset);
			return;
		}
		const url = isLink && "url" in node ? node.url : "";
		const href = allowedHref(url, allowed);
		const isReplaced = isLink && href !== url;
		if (isReplaced) replace(position?.start.offset, children.at(0)?.position?.start.offset, href && "[");
		else if (href) hrefs.add(href);
		children.forEach(visit);
		if (isReplaced)
			replace(children.at(-1)?.position?.end.offset, position?.end.offset, href && `](${href})`);
	};
	fromMarkdown(message, OPTIONS).children.forEach(visit);
	edited += message.slice(end);
	if (edited === message) return { message, hrefs: [...hrefs] };
	return isEdited ? withoutAny : withOwnLinks(edited, allowed, true);
}

/** Returns the allowed address that a link means: its own, that of a path without its first slash, or that of its page. */
function allowedHref(url: string, allowed: Addresses): string | undefined {
	const path = `/${url.replace(/^\/|\/(?=#|$)/g, "")}`;
	const known = [url, path, path.replace(/#.*/, "")].find((address) => url !== "" && allowed.has(address));
	return known && allowed.get(known);
}
