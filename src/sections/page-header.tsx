import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../components/badge.tsx";
import { ButtonLink, TextLink } from "../components/links.tsx";
import { WAY_BACK } from "../document/route-announcer.tsx";
import { useShell } from "../document/shell.tsx";
import type { Breadcrumb } from "../pages/pages.ts";
import type { Detail } from "../pages/parts.ts";
import { LARGE_LETTERS } from "../theme/breakpoints.ts";
import { createBlock } from "../theme/create-block.ts";
import { PageLine, type PageStop } from "./page-line.tsx";

const Root = createBlock("header", {
	base: {
		borderBottomWidth: "1px",
		bg: "bg.panel",
		px: "edge",
		pt: { base: "4", md: "6" },
		pb: { base: "10", md: "14" },
		"& > [data-part=way]": {
			display: "flex",
			flexDirection: { base: "column", md: "row" },
			alignItems: { base: "stretch", md: "center" },
			justifyContent: "space-between",
			columnGap: "8",
		},
		"& [data-part=back]": { ms: "-3.5", alignSelf: "flex-start", textAlign: "start", flexShrink: 0 },
		"& [data-part=trail]": {
			display: "flex",
			flexWrap: "wrap",
			textStyle: "label",
			color: "fg.muted",
			_print: { display: "none" },
			"& > li": { display: "flex", alignItems: "center", minH: "10" },
			"& > li + li": { _before: { content: '""', width: "5", height: "0.5", mx: "2", bg: "accent.line" } },
			/** For screen readers only on narrow screens, where the full title follows right below. */
			"& > [data-here]": { lgDown: { srOnly: true } },
		},
		"& > [data-part=intro]": {
			display: "flex",
			flexWrap: { base: "wrap", lg: "nowrap" },
			gap: { base: "6", md: "12" },
			mt: { base: "6", md: "10" },
			alignItems: "flex-start",
		},
		"& [data-part=text]": { flex: { base: "1 1 100%", lg: "1" }, minW: "0" },
		"& [data-part=kind]": { textStyle: "label", fontSize: "sm", color: "accent.fg", mb: "3" },
		"& h1": {
			maxW: "13.5em",
			hyphens: "manual",
			[LARGE_LETTERS]: { hyphens: "auto" },
		},
		"& [data-part=opening]": { textStyle: "lead", maxW: "measure", mt: "5" },
		"& [data-part=lead]": { color: "fg.muted", maxW: "measure", mt: "3" },
		"& dl": { display: "flex", flexWrap: "wrap", columnGap: "12", rowGap: "4", mt: "8" },
		"& dt": { textStyle: "label", color: "fg.subtle" },
		"& dd": { fontWeight: "medium", mt: "1" },
	},
});

interface PageHeaderProps {
	/** Breadcrumbs, including this page. */
	breadcrumbs: readonly Breadcrumb[];
	/** Kind of page, above the title. */
	kind: string;
	title: string;
	/** First sentence of the lead. */
	opening: string;
	rest: string;
	details: readonly Detail[];
	/** Sign at the start of the page's line. */
	sign: ReactNode;
	stops: readonly PageStop[];
}

/** The header of a detail page: breadcrumbs, title, lead and details. */
export function PageHeader({
	breadcrumbs,
	kind,
	title,
	opening,
	rest,
	details,
	sign,
	stops,
}: PageHeaderProps) {
	const { words, home } = useShell();
	return (
		<Root>
			<div data-part="way">
				<ButtonLink to={home} state={WAY_BACK} data-part="back" variant="ghost" size="sm" prefetch="render">
					<ArrowLeft aria-hidden />
					{words.backToOverview}
				</ButtonLink>
				<BreadcrumbTrail trail={breadcrumbs} />
			</div>
			<div data-part="intro">
				<div data-part="text">
					<p data-part="kind">{kind}</p>
					<h1>{title}</h1>
					<p data-part="opening">{opening}</p>
					{rest && <p data-part="lead">{rest}</p>}
					{details.length > 0 && (
						<dl>
							{details.map((detail) => (
								<div key={detail.label}>
									<dt>{detail.label}</dt>
									<dd>
										<DetailValue detail={detail} />
									</dd>
								</div>
							))}
						</dl>
					)}
				</div>
				<PageLine sign={sign} stops={stops} />
			</div>
		</Root>
	);
}

function DetailValue({ detail: { value, badge, href } }: { detail: Detail }) {
	if (href) return <TextLink to={href}>{value}</TextLink>;
	return badge ? <Badge tone={badge}>{value}</Badge> : value;
}

/** Breadcrumbs as stops on a line. */
function BreadcrumbTrail({ trail }: { trail: readonly Breadcrumb[] }) {
	const { words } = useShell();
	return (
		<nav aria-label={words.breadcrumbs}>
			<ol data-part="trail">
				{trail.map(({ title, href }, index) =>
					index < trail.length - 1 ? (
						<li key={href}>
							<TextLink to={href} quiet>
								{title}
							</TextLink>
						</li>
					) : (
						<li key={href} data-here={index > 1 ? "" : undefined}>
							<span aria-current="page">{title}</span>
						</li>
					),
				)}
			</ol>
		</nav>
	);
}
