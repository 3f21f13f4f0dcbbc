import { memo } from "react";
import { becomePage } from "../components/card-motion.ts";
import { GlossaryParts } from "../sections/glossary-parts.tsx";
import { PageFooter } from "../sections/page-footer.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PageParts } from "../sections/page-parts.tsx";
import type { Route } from "./+types/detail.ts";
import { loadPage } from "./load-page.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { splitLead } from "./split-lead.ts";

export function loader({ pattern }: Route.LoaderArgs) {
	const { page, ...rest } = loadPage(pattern);
	const { subject, section, path, language, alternates, meta, trail, lead, ...shown } = page;
	const isGlossary = subject.group === "glossary";
	const isPrintable = subject.group === "profile";
	return { ...rest, isGlossary, isPrintable, page: withNonBreakingSpaces({ ...shown, ...splitLead(lead) }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function DetailPage({ loaderData }: Route.ComponentProps) {
	// Keyed, because browsers' translation replaces texts, which React could neither update nor remove one by one.
	return <Article key={loaderData.trail.at(-1)?.href} {...loaderData} />;
}

/** Memoized, because the router re-renders the page for each state of a navigation. */
const Article = memo(({ page, trail, isGlossary, isPrintable }: Route.ComponentProps["loaderData"]) => {
	const { parts, invitation } = page;
	const stops = isGlossary ? [] : parts.filter(({ anchor }) => anchor === undefined);
	return (
		<article ref={becomePage}>
			<PageHeader page={page} trail={trail} isPrintable={isPrintable} stops={stops} />
			{isGlossary ? <GlossaryParts parts={parts} /> : <PageParts parts={parts} />}
			{invitation && <PageFooter {...page} invitation={invitation} />}
		</article>
	);
});
