import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import { PlainTextLink, TextLink } from "../../components/links.tsx";
import { useShell } from "../../document/shell.tsx";
import { useChatWindow } from "./chat-window.ts";
import { ownPage } from "./own-page.ts";

interface AnswerLinkProps {
	href: string | undefined;
	children?: ReactNode;
	/** Without underline, for links outside of sentences. */
	quiet?: boolean;
}

/**
 * A link of an answer. Navigates to the site's own pages, links the owner's addresses, and renders all others as plain
 * text.
 */
export function AnswerLink({ href, children, quiet }: AnswerLinkProps) {
	const { words, language, isSheet, leaveForPage } = useChatWindow();
	const { ownAddresses } = useShell();
	const basename = useHref("/");
	const page = href === undefined ? null : ownPage(href, { origin: window.location.origin, basename });
	if (href !== undefined && ownAddresses.includes(href))
		return href.startsWith("mailto:") ? (
			<PlainTextLink href={href}>{children}</PlainTextLink>
		) : (
			<PlainTextLink href={href} target="_blank" rel="noopener">
				{children}
				<chakra.span srOnly lang={language}>
					{` ${words.labels.newTab}`}
				</chakra.span>
			</PlainTextLink>
		);
	if (page === null) return children;
	return (
		<TextLink to={page} replace={isSheet || undefined} quiet={quiet} onClick={leaveForPage}>
			{children}
		</TextLink>
	);
}
