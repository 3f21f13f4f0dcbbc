import { chakra } from "@chakra-ui/react";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { type ReactNode, useMemo } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { AnswerLink } from "./answer-link.tsx";

const Title = ({ children }: { children?: ReactNode }) => (
	<chakra.p fontWeight="semibold" letterSpacing="snug">
		{children}
	</chakra.p>
);

/** Scrolls sideways by itself, so it takes the keyboard's focus. */
const Sideways = ({ children, label }: { children: ReactNode; label: string }) => (
	<chakra.div role="group" aria-label={label} tabIndex={0} overflowX="auto" maxW="full">
		{children}
	</chakra.div>
);

const components: Partial<Components> = {
	a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
	img: ({ alt }) => alt,
	h1: Title,
	h2: Title,
	h3: Title,
	h4: Title,
	h5: Title,
	h6: Title,
	pre: ({ children }) => (
		<Sideways label="Code">
			<pre>{children}</pre>
		</Sideways>
	),
	table: ({ children }) => (
		<Sideways label="Table">
			<table>{children}</table>
		</Sideways>
	),
};

const styles = {
	"& > * + *": { mt: "2.5" },
	"& ul, & ol": { ps: "5" },
	"& ul": { listStyleType: "disc" },
	"& ol": { listStyleType: "decimal" },
	"& li::marker": { color: "accent.fg" },
	"& li + li, & li > ul, & li > ol": { mt: "1" },
	"& li > p + *": { mt: "2" },
	"& strong": { fontWeight: "semibold" },
	"& em": { fontStyle: "italic" },
	"& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", borderRadius: "sm", px: "1" },
	"& pre": {
		width: "max-content",
		minWidth: "full",
		p: "2.5",
		bg: "bg.muted",
		borderRadius: "md",
		fontSize: "xs",
		lineHeight: "normal",
	},
	"& pre code": { px: "0", bg: "transparent", fontSize: "inherit" },
	"& table": { borderCollapse: "collapse", fontSize: "xs", lineHeight: "snug" },
	"& th, & td": {
		textAlign: "start",
		verticalAlign: "top",
		pe: "3",
		py: "1.5",
		borderBottomWidth: "1px",
		borderColor: "border",
	},
	"& th": { fontWeight: "semibold" },
	"& blockquote": { ps: "3", borderInlineStartWidth: "2px", borderColor: "border", color: "fg.muted" },
	"& hr": { borderColor: "border", borderTopWidth: "1px" },
};

/** A list's or rule's first dash, alone below a paragraph, would make that a heading until the rest has come. */
const UNFINISHED_LAST_LINE = /\n[ \t]*[-=]+[ \t]*$/;

/** HTML is what somebody wrote, not what the page shall do: it stays text. */
const handlers: Handlers = { html: (_state, { value }: { value: string }) => ({ type: "text", value }) };

/**
 * The parts that react-markdown is made of, without its plugins' machinery: with it and all of GFM, the first
 * answer would wait for 17 KB more.
 */
function render(markdown: string) {
	const tree = fromMarkdown(markdown, {
		extensions: [gfmTable()],
		mdastExtensions: [gfmTableFromMarkdown()],
	});
	return toJsxRuntime(toHast(tree, { handlers }), {
		Fragment,
		jsx,
		jsxs,
		components,
		ignoreInvalidStyle: true,
		passKeys: true,
	});
}

/** An answer's Markdown. HTML in it stays text, images become their description, links lead to own pages only. */
export function Markdown({ children }: { children: string }) {
	const content = useMemo(() => render(children.replace(UNFINISHED_LAST_LINE, "")), [children]);
	return <chakra.div css={styles}>{content}</chakra.div>;
}
