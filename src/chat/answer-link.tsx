import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import { ExternalTextLink, TextLink } from "../components/links.ts";
import { owner } from "../content/owner.ts";
import { useChatWindow } from "./chat-window.ts";
import { ownPage } from "./own-page.ts";

interface AnswerLinkProps {
	href: string | undefined;
	children?: ReactNode;
	/** A link that stands by itself rather than in a sentence. */
	quiet?: boolean;
}

/** The owner's own addresses: the only ones outside of the site that an answer may link to. */
const PROFILE_AND_CV = [owner.profile.url, owner.cvUrl];
const MAIL = `mailto:${owner.email}`;

/** A link of an answer: opens a page of this site in place. Other links than the owner's own are only their text. */
export function AnswerLink({ href, children, quiet }: AnswerLinkProps) {
	const { words, language, isSheet, leaveForPage } = useChatWindow();
	const basename = useHref("/");
	const page = href === undefined ? null : ownPage(href, { origin: window.location.origin, basename });
	if (href === MAIL) return <ExternalTextLink href={href}>{children}</ExternalTextLink>;
	if (href !== undefined && PROFILE_AND_CV.includes(href))
		return (
			<ExternalTextLink href={href} target="_blank" rel="noopener">
				{children}
				<chakra.span srOnly lang={language}>
					{` ${words.labels.newTab}`}
				</chakra.span>
			</ExternalTextLink>
		);
	if (page === null) return children;
	return (
		<TextLink to={page} replace={isSheet || undefined} quiet={quiet} onClick={leaveForPage}>
			{children}
		</TextLink>
	);
}
