import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import { TextLink } from "../../components/links.tsx";
import { AS_SOURCE } from "../../document/route-announcer.tsx";
import { useShell } from "../../document/shell.tsx";
import { ownPage } from "./own-page.ts";

/**
 * A link of an answer. Navigates to the site's own pages, links the owner's addresses, and renders all others as plain
 * text.
 */
export function AnswerLink({ href = "", children }: { href?: string | undefined; children?: ReactNode }) {
	const { ownAddresses } = useShell();
	const page = ownPage(href, location.origin, useHref("/"));
	const to = ownAddresses.includes(href) ? href : page;
	if (to === null) return <span>{children}</span>;
	return (
		<TextLink to={to} state={AS_SOURCE}>
			{children}
		</TextLink>
	);
}
