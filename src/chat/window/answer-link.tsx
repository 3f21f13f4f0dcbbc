import { Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import { AnyLink } from "../../components/links.tsx";
import { AS_SOURCE } from "../../document/route-announcer.tsx";
import { useShell } from "../../document/shell.tsx";
import { ownPage } from "./own-page.ts";

interface AnswerLinkProps {
	href: string | undefined;
	children?: ReactNode;
}

/**
 * A link of an answer. Navigates to the site's own pages, links the owner's addresses, and renders all others as plain
 * text.
 */
export function AnswerLink({ href = "", children }: AnswerLinkProps) {
	const { ownAddresses } = useShell();
	const page = ownPage(href, location.origin, useHref("/"));
	if (ownAddresses.includes(href))
		return (
			<Link asChild>
				<AnyLink to={href}>{children}</AnyLink>
			</Link>
		);
	if (page === null) return <span>{children}</span>;
	return (
		<Link asChild>
			<AnyLink to={page} state={AS_SOURCE}>
				{children}
			</AnyLink>
		</Link>
	);
}
