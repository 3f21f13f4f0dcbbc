import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

/** The part of a Markdown node that matters. */
interface Node {
	type: string;
	url?: string;
	identifier?: string;
	children?: readonly Node[];
	position?: { start: { offset?: number }; end: { offset?: number } };
}

/**
 * Removes images from a whole answer, and the addresses of links that aren't allowed; their text stays. Everything else
 * remains byte for byte. Parses with the chat window's own extensions.
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
	const nodes = flatten(
		fromMarkdown(message, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
	);
	for (const node of nodes) {
		const [from, to] = rangeOf(node);
		if (node.type === "definition" || node.type.startsWith("image")) edits.push([from, to, ""]);
		if (!node.type.startsWith("link")) continue;
		const definition = nodes.find(
			({ type, identifier }) => type === "definition" && identifier === node.identifier,
		);
		const url = (node.type === "link" ? node : definition)?.url ?? "";
		const href = allowedHref(url, allowed);
		const [first, last] = [node.children?.at(0), node.children?.at(-1)];
		if (!first || !last) edits.push([from, to, ""]);
		else if (href === undefined || href !== node.url) {
			const [open, close] = href ? ["[", `](${href})`] : ["", ""];
			edits.push([from, rangeOf(first)[0], open], [rangeOf(last)[1], to, close]);
		} else hrefs.add(href);
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

const rangeOf = ({ position }: Node): [from: number, to: number] => [
	position?.start.offset ?? 0,
	position?.end.offset ?? 0,
];

/** Returns the allowed address that a link means: its own, that of a path without its first slash, or that of its page. */
function allowedHref(url: string, allowed: ReadonlySet<string>): string | undefined {
	const path = `/${url.replace(/^\/|\/(?=#|$)/g, "")}`;
	return [url, path, path.replace(/#.*/, "")].find((address) => url !== "" && allowed.has(address));
}
