import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

/** The part of a Markdown node that matters. */
interface Node {
	type: string;
	url?: string;
	children?: readonly Node[];
	position?: { start: { offset?: number }; end: { offset?: number } };
}

/**
 * Removes images from a whole answer, and the addresses of links that aren't allowed or stand elsewhere; their text
 * stays. Everything else remains byte for byte. Parses with the chat window's own extensions.
 *
 * @param allowed Every address that a link may have, such as `/services`, `https://…` and `mailto:…`.
 * @returns The answer, and the addresses of its links in order.
 */
export function withOwnLinks(
	message: string,
	allowed: ReadonlySet<string>,
): { message: string; hrefs: string[] } {
	const hrefs = new Set<string>();
	const edits: [from: number, to: number, text: string][] = [];
	const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
	for (const { type, url, children = [], ...node } of flatten(fromMarkdown(message, options))) {
		const [from, to] = rangeOf(node);
		const [first, last] = [children.at(0), children.at(-1)];
		const href = allowedHref(url ?? "", allowed);
		const isLink = type.startsWith("link");
		if (isLink && first && last) {
			const [open, close] = href ? ["[", `](${href})`] : ["", ""];
			if (href !== undefined && href === url) hrefs.add(href);
			else edits.push([from, rangeOf(first)[0], open], [rangeOf(last)[1], to, close]);
		} else if (isLink || type === "definition" || type.startsWith("image")) edits.push([from, to, ""]);
	}
	if (edits.length === 0) return { message, hrefs: [...hrefs] };
	// From the end, so that the positions before it remain right.
	const edited = edits
		.toSorted(([left], [right]) => right - left)
		.reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), message);
	// The neighbours of a removed piece may form another link.
	return withOwnLinks(edited, allowed);
}

const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)];

const rangeOf = ({ position }: Pick<Node, "position">) =>
	[position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

/** Returns the allowed address that a link means: its own, that of a path without its first slash, or that of its page. */
function allowedHref(url: string, allowed: ReadonlySet<string>): string | undefined {
	const path = `/${url.replace(/^\/|\/(?=#|$)/g, "")}`;
	return [url, path, path.replace(/#.*/, "")].find((address) => url !== "" && allowed.has(address));
}
