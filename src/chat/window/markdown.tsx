import { Box } from "@chakra-ui/react";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { Fragment, type ReactNode, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Language } from "../../content/types.ts";
import { AnswerLink } from "./answer-link.tsx";
import { markOtherLanguage } from "./block-language.ts";
import { AnswerText } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { parseMarkdown, settled } from "./settled.ts";

/** A horizontal scroll container; focusable, so that it can be scrolled by keyboard. */
function Sideways({ children, of }: { children: ReactNode; of: "code" | "table" }) {
	const { labels } = useChatWindow().words;
	return (
		<Box role="group" aria-label={labels[of]} tabIndex={0} data-part="sideways">
			{children}
		</Box>
	);
}

/** Breaks inline code between words only, never between a flag's dashes and its name. */
function Code({ children }: { children?: ReactNode }) {
	const isInline = typeof children === "string" && !children.includes("\n");
	if (!isInline) return <code>{children}</code>;
	return (
		<code>
			{children.split(" ").map((word, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: words are only appended
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

const BREAK = /(<\/?br\s*\/?>)/i;

/** Renders HTML as text except line breaks, and headings as paragraphs, which stay out of the page's outline. */
const handlers: Handlers = {
	html: (_state, { value }: { value: string }) =>
		value
			.split(BREAK)
			.map((part) =>
				BREAK.test(part)
					? { type: "element", tagName: "br", properties: {}, children: [] }
					: { type: "text", value: part },
			),
	heading: (state, node) => ({
		type: "element",
		tagName: "p",
		properties: { dataPart: "title" },
		children: state.all(node),
	}),
};

/**
 * Renders with the libraries beneath react-markdown, because that and all of GFM would add 17 KB to the first answer.
 */
function render(markdown: string, language: Language) {
	const html = toHast(parseMarkdown(markdown), { handlers });
	markOtherLanguage(html, language);
	return toJsxRuntime(html, { Fragment, jsx, jsxs, components });
}

interface MarkdownProps {
	children: string;
	/** Language of the text; blocks that are clearly in the other one get a `lang`. */
	language: Language;
	/** Whether more text may follow. */
	isPartial?: boolean;
}

/** Renders an answer's Markdown: HTML as text, images as their alternative text, links by AnswerLink. */
export function Markdown({ children, language, isPartial = false }: MarkdownProps) {
	const content = useMemo(
		() => render(isPartial ? settled(children) : children, language),
		[children, language, isPartial],
	);
	return <AnswerText>{content}</AnswerText>;
}
