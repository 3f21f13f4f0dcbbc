import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import { TextLink } from "../components/surfaces.ts";
import { useChatWindow } from "./chat-window.ts";
import { ownPage } from "./own-page.ts";

interface AnswerLinkProps {
	href: string | undefined;
	children?: ReactNode;
	/** A link that stands by itself rather than in a sentence. */
	quiet?: boolean;
}

/** A link of an answer: opens a page of this site in place. Whatever leads elsewhere is only its text. */
export function AnswerLink({ href, children, quiet }: AnswerLinkProps) {
	const { isSheet, leaveForPage } = useChatWindow();
	const basename = useHref("/");
	const page = href === undefined ? null : ownPage(href, { origin: window.location.origin, basename });
	if (page === null) return children;
	return (
		<TextLink to={page} replace={isSheet || undefined} quiet={quiet} onClick={leaveForPage}>
			{children}
		</TextLink>
	);
}
