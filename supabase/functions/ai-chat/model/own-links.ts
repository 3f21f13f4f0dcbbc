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

/** Emphasis takes cubic time to parse and makes no link. */
const OPTIONS = {
	extensions: [gfmTable(), { disable: { null: ["attention"] } }],
	mdastExtensions: [gfmTableFromMarkdown()],
};
/** Maximum number of times that an answer is parsed. Only an attack nests links, which aren't Markdown. */
const MAX_ROUNDS = 3;
/** Lists and quotations so deep that parsing them takes seconds. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){33}/m;

/**
 * Removes images from a whole answer, and the addresses of links that aren't allowed or stand elsewhere; their text
 * stays. Everything else remains byte for byte. Parses with the chat window's own extensions.
 *
 * @param allowed Every address that a link may have, such as `/services`, `https://…` and `mailto:…`, with the one that
 *   replaces it.
 * @returns The answer, and the addresses of its links in order.
 */
export function withOwnLinks(
	message: string,
	allowed: ReadonlyMap<string, string>,
	round = 1,
): { message: string; hrefs: string[] } {
	if (round > MAX_ROUNDS || TOO_DEEP.test(message))
		return { message: message.replace(/[<[\]]/g, ""), hrefs: [] };
	const hrefs = new Set<string>();
	const edits: [from: number, to: number, text: string][] = [];
	for (const node of withDescendants(fromMarkdown(message, OPTIONS))) {
		const { type, url = "", children = [] } = node;
		const [from, to] = rangeOf(node);
		const [first, last] = [children.at(0), children.at(-1)];
		const isLink = type.startsWith("link");
		if (isLink && first && last) {
			const href = allowedHref(url, allowed);
			const [open, close] = href ? ["[", `](${href})`] : ["", ""];
			if (href === url) hrefs.add(href);
			else edits.push([from, rangeOf(first)[0], open], [rangeOf(last)[1], to, close]);
		} else if (isLink || type === "definition" || type.startsWith("image")) edits.push([from, to, ""]);
	}
	if (edits.length === 0) return { message, hrefs: [...hrefs] };
	// From the end, so that the positions before it remain right.
	const edited = edits
		.toSorted(([left], [right]) => right - left)
		.reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), message);
	// The neighbours of a removed piece may form another link.
	return withOwnLinks(edited, allowed, round + 1);
}

/** Returns a node and those in it, in the text's order. */
const withDescendants = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(withDescendants)];

const rangeOf = ({ position }: Node) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

/** Returns the allowed address that a link means: its own, that of a path without its first slash, or that of its page. */
function allowedHref(url: string, allowed: ReadonlyMap<string, string>): string | undefined {
	const path = `/${url.replace(/^\/|\/(?=#|$)/g, "")}`;
	const known = [url, path, path.replace(/#.*/, "")].find((address) => url !== "" && allowed.has(address));
	return known && allowed.get(known);
}
