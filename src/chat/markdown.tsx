import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { AnswerLink } from "./answer-link.tsx";

const plugins = [remarkGfm];

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

const components: Components = {
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
	li: ({ children }) => <li>{children}</li>,
	input: ({ checked }: ComponentProps<"input">) => <span>{checked ? "☑ " : "☐ "}</span>,
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
	"& sup": { fontSize: "0.75em", verticalAlign: "super" },
};

/** A list's or rule's first dash, alone below a paragraph, would make that a heading until the rest has come. */
const UNFINISHED_LAST_LINE = /\n[ \t]*[-=]+[ \t]*$/;

/** An answer's Markdown. HTML in it stays text, images become their description, links lead to own pages only. */
export function Markdown({ children }: { children: string }) {
	return (
		<chakra.div css={styles}>
			<ReactMarkdown remarkPlugins={plugins} components={components}>
				{children.replace(UNFINISHED_LAST_LINE, "")}
			</ReactMarkdown>
		</chakra.div>
	);
}
