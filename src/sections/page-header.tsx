import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../components/button.tsx";
import { pathIn } from "../content/language.ts";
import type { Breadcrumb } from "../content/pages.ts";
import { useShell } from "../document/shell.ts";
import { useSiteLanguage } from "../document/site-language.ts";
import { BreadcrumbTrail } from "./breadcrumb-trail.tsx";
import { EnglishSummary } from "./english-summary.tsx";
import { PageLine, type PageStop } from "./page-line.tsx";
import { partsOfLead } from "./parts-of-lead.ts";

interface PageHeaderProps {
	/** The way to this page, itself included. */
	breadcrumbs: readonly Breadcrumb[];
	/** What kind of page this is, above the title. */
	kind: string;
	title: string;
	lead: string;
	/** The page in one or two English sentences. */
	summaryEn: string;
	/** Facts in short: label and value. */
	facts?: readonly { label: string; value: ReactNode }[];
	/** What the line through the page starts from. */
	sign: ReactNode;
	stops: readonly PageStop[];
}

/** The head of a detail page: the way back, the title, the lead, the facts, and the page in English. */
export function PageHeader({
	breadcrumbs,
	kind,
	title,
	lead,
	summaryEn,
	facts = [],
	sign,
	stops,
}: PageHeaderProps) {
	const { words } = useShell();
	const home = pathIn("/", useSiteLanguage());
	const { opening, rest } = partsOfLead(lead);
	return (
		<header className="page-head">
			<div className="page-width">
				<div className="page-way">
					<ButtonLink
						to={home}
						variant="ghost"
						size="sm"
						ms="-3.5"
						alignSelf="flex-start"
						textAlign="start"
						prefetch="intent"
						_print={{ display: "none" }}
					>
						<ArrowLeft aria-hidden />
						{words.backToOverview}
					</ButtonLink>
					<BreadcrumbTrail trail={breadcrumbs} />
				</div>
				<div className="page-intro">
					<div>
						<p className="page-kind">{kind}</p>
						<h1 className="page-title">{title}</h1>
						<p className="page-opening">{opening}</p>
						{rest && <p className="page-lead">{rest}</p>}
						{facts.length > 0 && (
							<dl className="page-facts">
								{facts.map(({ label, value }) => (
									<div key={label}>
										<dt>{label}</dt>
										<dd>{value}</dd>
									</div>
								))}
							</dl>
						)}
						<EnglishSummary>{summaryEn}</EnglishSummary>
					</div>
					<PageLine sign={sign} stops={stops} />
				</div>
			</div>
		</header>
	);
}
