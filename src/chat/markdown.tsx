import { Box } from "@chakra-ui/react";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { Fragment, type ReactNode, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Language } from "../content/types.ts";
import { AnswerLink } from "./answer-link.tsx";
import { markOtherLanguage } from "./block-language.ts";
import { AnswerText } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";

/** Scrolls sideways by itself, so it takes the keyboard's focus. */
function Sideways({ children, of }: { children: ReactNode; of: "code" | "table" }) {
	const { labels } = useChatWindow().words;
	return (
		<Box role="group" aria-label={labels[of]} tabIndex={0} data-part="sideways">
			{children}
		</Box>
	);
}

/** Inline code breaks between its words only, and so never between a flag's dashes and its name. */
function Code({ children }: { children?: ReactNode }) {
	const isInline = typeof children === "string" && !children.includes("\n");
	if (!isInline) return <code>{children}</code>;
	return (
		<code>
			{children.split(" ").map((word, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: words only follow
				<Fragment key={index}>
					{index > 0 && " "}
					<span>{word}</span>
				</Fragment>
			))}
		</code>
	);
}

const components: Partial<Components> = {
	a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
	img: ({ alt }) => alt,
	code: Code,
	pre: ({ children }) => (
		<Sideways of="code">
			<pre>{children}</pre>
		</Sideways>
	),
	table: ({ children }) => (
		<Sideways of="table">
			<table>{children}</table>
		</Sideways>
	),
};

/** A list's or rule's first dash, alone below a paragraph, would make that a heading until the rest has come. */
const UNFINISHED_LAST_LINE = /\n[ \t]*[-=]+[ \t]*$/;

/** HTML is what somebody wrote, not what the page shall do: it stays text. Headings would stand in the page's outline. */
const handlers: Handlers = {
	html: (_state, { value }: { value: string }) => ({ type: "text", value }),
	heading: (state, node) => ({
		type: "element",
		tagName: "p",
		properties: { dataPart: "title" },
		children: state.all(node),
	}),
};

/**
 * The parts that react-markdown is made of, without its plugins' machinery: with it and all of GFM, the first
 * answer would wait for 17 KB more.
 */
function render(markdown: string, language: Language | undefined) {
	const tree = fromMarkdown(markdown, {
		extensions: [gfmTable()],
		mdastExtensions: [gfmTableFromMarkdown()],
	});
	const html = toHast(tree, { handlers });
	if (language) markOtherLanguage(html, language);
	return toJsxRuntime(html, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true, passKeys: true });
}

interface MarkdownProps {
	children: string;
	/** That the text is in; blocks that are plainly in another one are marked. */
	language?: Language | undefined;
}

/** An answer's Markdown. HTML in it stays text, images become their description, links lead to own pages only. */
export function Markdown({ children, language }: MarkdownProps) {
	const content = useMemo(
		() => render(children.replace(UNFINISHED_LAST_LINE, ""), language),
		[children, language],
	);
	return <AnswerText>{content}</AnswerText>;
}
