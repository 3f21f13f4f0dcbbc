import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import type { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";

type Nodes = Parameters<typeof toHast>[0];

export const parseMarkdown = (markdown: string) =>
	fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** Characters of Markdown that are parsed; with the next two, no parse takes a browser longer than a tenth of a second. */
const MAX_PARSED = 8_000;
const MAX_EMPHASIS = 500;
/** Lists and quotations that begin on one line. */
const NESTED_LINE = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))[ \t]*){13}/m;

/** Returns how many characters of an answer to parse: whole lines, and none if they nest as no answer does. */
export function parsableLength(markdown: string): number {
	const end = markdown.length > MAX_PARSED ? markdown.lastIndexOf("\n", MAX_PARSED) + 1 : markdown.length;
	const parsed = markdown.slice(0, end);
	return NESTED_LINE.test(parsed) || parsed.split(/[*_]/, MAX_EMPHASIS).length === MAX_EMPHASIS ? 0 : end;
}

/** A last line of marks only, such as those of a list, a rule, a heading or the end of a code block. */
const UNFINISHED_LINE = /(?:^|\n)[ \t>]*(?:[-=+*_#]+|[`~]{1,2}|\d{1,9}[.)]?)[ \t]*$/;
/** Marks in plain text that the text after them leaves open. After some more text, they are taken as they are. */
const OPEN_MARK =
	/(?<!\\)(?:[`*]|(?<![\p{L}\p{N}])_)(?=\S|$)|(?<!\\)\[(?:[^\]]*\]?|[^\]]*\]\([^)]*)$|<(?:[a-z/!][^>]*)?$|\\\s*$|&#?\w*$/iu;
const MAX_OPEN = 200;

/** Returns streamed Markdown without a tail that further text may turn into something else, such as "**Fe" or "| A |". */
export function settled(streamed: string): string {
	const markdown = streamed.replace(UNFINISHED_LINE, "");
	let block: Nodes = parseMarkdown(markdown);
	while ("children" in block && block.children.length && !/paragraph|heading|tableCell/.test(block.type))
		block = block.children.at(-1) as Nodes;
	const [start] = rangeOf(block);
	// A table's first row is a paragraph until its second one.
	if (block.type === "paragraph" && markdown.startsWith("|", start)) return markdown.slice(0, start);
	const cuts = textsIn(block).flatMap((text) => {
		const [start, end] = rangeOf(text);
		const at = start + markdown.slice(start).search(OPEN_MARK);
		return at >= start && at < end && markdown.length - at <= MAX_OPEN ? at : [];
	});
	return markdown.slice(0, cuts[0]);
}

const rangeOf = ({ position }: Nodes) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

const textsIn = (node: Nodes): Nodes[] =>
	node.type === "text" ? [node] : "children" in node ? node.children.flatMap(textsIn) : [];
