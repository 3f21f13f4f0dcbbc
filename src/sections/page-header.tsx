import { Badge, Button } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { AnyLink, TextLink } from "../components/links.tsx";
import { WAY_BACK } from "../document/route-announcer.tsx";
import { useShell } from "../document/shell.tsx";
import type { Page } from "../pages/pages.ts";
import type { Detail } from "../pages/parts.ts";
import { LARGE_LETTERS } from "../theme/breakpoints.ts";
import { createBlock } from "../theme/create-block.ts";
import { PageActions } from "./page-actions.tsx";
import { PageLine, type PageLineProps } from "./page-line.tsx";

const Root = createBlock("header", {
	base: {
		borderBottomWidth: "1px",
		bg: "bg.panel",
		px: "edge",
		pt: { base: "4", md: "6", _print: "2" },
		pb: { base: "10", md: "14", _print: "5" },
		"& > [data-part=way]": {
			layerStyle: "row",
			justifyContent: "space-between",
			columnGap: { base: "4", md: "8" },
		},
		"& [data-part=trail]": {
			layerStyle: "row",
			textStyle: "label",
			color: "fg.muted",
			"& > li": { display: "flex", alignItems: "center", minH: "10" },
			"& > li + li": { _before: { content: '""', width: "5", height: "0.5", mx: "2", bg: "accent.line" } },
			/** For screen readers only on narrow screens, where the full title follows right below. */
			"& > [data-here]": { lgDown: { srOnly: true } },
		},
		"& > [data-part=intro]": {
			display: { base: "flex", lg: "grid" },
			flexWrap: "wrap",
			gridTemplate: "auto 1fr / minmax(0, 1fr) auto",
			columnGap: { base: "6", md: "12" },
			mt: { base: "4", md: "10", _print: "2" },
			alignItems: "flex-start",
		},
		/** On phones the ways to the owner follow the first sentence, within the first screen. */
		"& [data-part=text]": {
			flexBasis: "full",
			display: "flex",
			flexDirection: "column",
			"& > :is([data-part=lead], dl)": { order: { base: "1", md: "0" } },
		},
		"& [data-part=kind]": {
			display: "flex",
			alignItems: "center",
			// On narrow pages beside the sign, or above it if a word is too long for that.
			order: "-2",
			flex: "1 1 0",
			maxW: "full",
			overflowWrap: "break-word",
			minH: { base: "10", lg: "0" },
			textStyle: "label",
			fontSize: "sm",
			color: "accent.fg",
			mb: "3",
		},
		"& h1": { maxW: "13.5em", [LARGE_LETTERS]: { hyphens: "auto" } },
		"& [data-part=opening]": { textStyle: "lead", maxW: "measure", mt: "5" },
		"& [data-part=lead]": { color: "fg.muted", maxW: "measure", mt: { base: "5", md: "3", _print: "2" } },
		"& [data-part=actions]": { mt: { base: "5", md: "7" } },
		"& dl": {
			display: "flex",
			flexWrap: "wrap",
			columnGap: "12",
			rowGap: { base: "2.5", _print: "1.5" },
			mt: { base: "8", _print: "4" },
		},
		/** One below the other, so that no font that loads moves them; a few side by side where there is room. */
		"& dl > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", width: "full" },
		"& dl:not(:has(> :nth-child(5))) > div": {
			display: { md: "block", _print: "block" },
			width: { md: "auto", _print: "auto" },
			maxW: "full",
			"& > dt": { width: { md: "24", _print: "auto" } },
		},
		"& dt": {
			textStyle: "label",
			color: "fg.subtle",
			width: { base: "28", md: "10rem", _print: "10rem" },
			mb: { md: "1" },
		},
		"& dd": { fontWeight: "medium", flex: "1 1 {sizes.32}" },
		/** A badge stays on one line. */
		"& dd:has(> span)": { flexBasis: "max-content" },
	},
});

interface PageHeaderProps extends Pick<PageLineProps, "stops"> {
	/** Its lead is split after the first sentence, the opening. */
	page: Pick<Page, "kind" | "title" | "details" | "sign" | "invitation"> & { opening: string; rest: string };
	trail: Page["trail"];
	isPrintable: boolean;
}

/** The header of a detail page: breadcrumbs, title, lead and details, and ways to an enquiry if the page invites to one. */
export function PageHeader({ page, trail, stops, isPrintable }: PageHeaderProps) {
	const { words, home } = useShell();
	const { kind, title, opening, rest, details, sign, invitation } = page;
	return (
		<Root>
			<div data-part="way">
				<Button asChild variant="ghost" size="sm" ms={{ base: "-3.5", _highContrast: "0" }}>
					<AnyLink to={home} state={WAY_BACK} prefetch="intent">
						<ArrowLeft />
						{words.backToOverview}
					</AnyLink>
				</Button>
				<nav aria-label={words.breadcrumbs}>
					<ol data-part="trail">
						{trail.slice(0, -1).map((page) => (
							<li key={page.href}>
								<TextLink variant="plain" to={page.href}>
									{page.title}
								</TextLink>
							</li>
						))}
						<li data-here={trail.length > 2 || undefined} aria-current="page">
							{trail.at(-1)?.title}
						</li>
					</ol>
				</nav>
			</div>
			<div data-part="intro">
				<p data-part="kind">{kind}</p>
				<div data-part="text">
					<h1>{title}</h1>
					<p data-part="opening">{opening}</p>
					{rest && <p data-part="lead">{rest}</p>}
					{invitation && <PageActions isPrintable={isPrintable} />}
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
	return badge ? <Badge colorPalette={badge}>{value}</Badge> : value;
}
