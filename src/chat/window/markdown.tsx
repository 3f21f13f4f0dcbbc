import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { Fragment, type ReactNode, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { AnswerLink } from "./answer-link.tsx";
import { useChatWindow } from "./chat-window.ts";
import { parsableLength, parseMarkdown, settled } from "./settled.ts";

type Nodes = ReturnType<typeof toHast>;
type Element = Extract<Nodes, { type: "element" }>;

/** A wide element in a scroll container; focusable, so that it can be scrolled by keyboard. */
function Sideways({ "data-part": part, children }: { "data-part": "code" | "table"; children: ReactNode }) {
	const Tag = part === "code" ? "pre" : "table";
	return (
		// biome-ignore lint/a11y: a scroll container, which the keyboard has to reach
		<div role="group" aria-label={useChatWindow().words.labels[part]} tabIndex={0} data-part={part}>
			<Tag>{children}</Tag>
		</div>
	);
}

/** Breaks inline code between words only, never between a flag's dashes and its name, unless a word is long. */
const Code = ({ children }: { children?: ReactNode }) => (
	<code>
		{typeof children === "string" && !children.includes("\n")
			? children.match(/[^ ]{1,20} *| +/g)?.map((word, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: words are only appended
					<Fragment key={index}>
						<span>{word}</span>
						<wbr />
					</Fragment>
				))
			: children}
	</code>
);

const components: Partial<Components> = {
	a: AnswerLink,
	img: ({ alt }) => <span>{alt}</span>,
	code: Code,
	pre: ({ children }) => <Sideways data-part="code">{children}</Sideways>,
	table: ({ children }) => <Sideways data-part="table">{children}</Sideways>,
};

function element(tagName: string, children: Element["children"], properties = {}): Element {
	return { type: "element", tagName, properties, children };
}

const BREAK = /(<\/?br\s*\/?>)/i;

/** Renders HTML as text except line breaks, and headings as paragraphs, which stay out of the page's outline. */
const handlers: Handlers = {
	html: (_state, { value }: { value: string }) =>
		value.split(BREAK).map((part) => (BREAK.test(part) ? element("br", []) : { type: "text", value: part })),
	heading: (state, node) => element("p", state.all(node), { dataPart: "title" }),
};

/**
 * Gives each text an element of its own: browsers' translation replaces text nodes, and React can't update, insert before
 * or remove one that has gone. Drops the line breaks between blocks.
 */
function isolateTexts(node: Nodes): void {
	if (!("children" in node)) return;
	node.children = node.children.filter((child) => child.type !== "text" || child.value !== "\n");
	for (const [index, child] of node.children.entries())
		if (child.type !== "text") isolateTexts(child);
		else if (node.children.length > 1) node.children[index] = element("span", [child]);
}

/**
 * Renders with the libraries beneath react-markdown, because that and all of GFM would add 17 KB to the first answer.
 */
function render(markdown: string) {
	const html = toHast(parseMarkdown(markdown), { handlers });
	isolateTexts(html);
	return toJsxRuntime(html, { Fragment, jsx, jsxs, components });
}

/**
 * Renders an answer's Markdown, which may be partial: HTML as text, images as their alternative text, links by AnswerLink.
 */
export function Markdown({ children, isPartial = false }: { children: string; isPartial?: boolean }) {
	const parsed = children.slice(0, parsableLength(children));
	const rest = children.slice(parsed.length);
	const isOpen = isPartial && !rest;
	const content = useMemo(() => render(isOpen ? settled(parsed) : parsed), [parsed, isOpen]);
	return (
		<div data-part="answer">
			{content}
			{rest && <p data-part="plain">{rest}</p>}
		</div>
	);
}
