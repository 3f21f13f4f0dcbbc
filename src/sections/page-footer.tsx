import { ArrowLeft, ArrowRight } from "lucide-react";
import { CardLink, Cards } from "../components/card.tsx";
import { TextLink } from "../components/links.tsx";
import { useShell } from "../document/shell.tsx";
import type { Page, PageLink } from "../pages/pages.ts";
import { createBlock } from "../theme/create-block.ts";
import { PageActions } from "./page-actions.tsx";

const Root = createBlock("div", {
	base: {
		borderTopWidth: "1px",
		px: "edge",
		py: { base: "12", md: "16" },
		_print: { display: "none" },
		"& > [data-part=invitation]": {
			layerStyle: "row",
			gap: "6",
			justifyContent: "space-between",
			"& > p": { textStyle: "sectionTitle", textWrap: "balance" },
		},
		"& [data-part=actions]": { flex: { base: "1 0 100%", md: "none" } },
		"& nav": { mt: "12" },
		"& h2": { textStyle: "cardTitle", mb: "4" },
		"& [data-part=neighbours]": { display: "grid", gap: "4", gridTemplateColumns: { md: "1fr 1fr" } },
		"& [data-part=neighbours] > a": {
			display: "flex",
			gap: "4",
			alignItems: "center",
			py: "2",
			textWrap: "balance",
		},
		"& [data-part=neighbours] > a > svg": { boxSize: "6", flexShrink: 0 },
		"& [rel=next]": { gridColumn: { md: "2" }, justifySelf: "end", textAlign: "end" },
		"& [data-part=label]": { display: "block", textStyle: "label", color: "fg.subtle", mb: "1" },
	},
});

type PageFooterProps = Pick<Page, "related" | "previous" | "next"> & { invitation: string };

/** The end of a detail page: call to action, related pages, previous and next page. */
export function PageFooter({ invitation, related, previous, next }: PageFooterProps) {
	const { words } = useShell();
	return (
		<Root>
			<div data-part="invitation">
				<p>{invitation}</p>
				<PageActions />
			</div>
			{related.length > 0 && (
				<nav aria-labelledby="related-title">
					<h2 id="related-title">{words.related}</h2>
					<Cards kind="related">
						{related.map(({ href, label, title: relatedTitle }) => (
							<li key={href}>
								<p data-part="kind">{label}</p>
								<p data-part="title">
									<CardLink to={href}>{relatedTitle}</CardLink>
								</p>
							</li>
						))}
					</Cards>
				</nav>
			)}
			{(previous || next) && (
				<nav data-part="neighbours" aria-label={words.morePages}>
					{previous && (
						<TextLink variant="plain" rel="prev" to={previous.href} prefetch="intent">
							<ArrowLeft />
							<Name page={previous} />
						</TextLink>
					)}
					{next && (
						<TextLink variant="plain" rel="next" to={next.href} prefetch="intent">
							<Name page={next} />
							<ArrowRight />
						</TextLink>
					)}
				</nav>
			)}
		</Root>
	);
}

const Name = ({ page: { label, title } }: { page: PageLink }) => (
	<span>
		<span data-part="label">{label}</span> {title}
	</span>
);
