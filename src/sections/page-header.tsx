import { Box, chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../components/button-link.tsx";
import type { Breadcrumb } from "../content/breadcrumbs.ts";
import { BACK_TO_OVERVIEW } from "../content/navigation.ts";
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
	const { opening, rest } = partsOfLead(lead);
	return (
		<chakra.header borderBottomWidth="1px" borderColor="border" bg="bg.panel">
			<Box maxW="page" mx="auto" px="gutter" pt={{ base: "4", md: "6" }} pb={{ base: "10", md: "14" }}>
				<Box
					display="flex"
					flexDirection={{ base: "column", md: "row" }}
					alignItems={{ base: "stretch", md: "center" }}
					justifyContent="space-between"
					columnGap="8"
				>
					<ButtonLink
						to="/"
						variant="ghost"
						size="sm"
						ms="-3.5"
						alignSelf="flex-start"
						prefetch="intent"
						_print={{ display: "none" }}
					>
						<ArrowLeft aria-hidden />
						{BACK_TO_OVERVIEW}
					</ButtonLink>
					<BreadcrumbTrail trail={breadcrumbs} />
				</Box>
				<Box
					display="flex"
					gap={{ base: "6", md: "12" }}
					mt={{ base: "6", md: "10" }}
					alignItems="flex-start"
				>
					<Box flex="1" minW="0">
						<chakra.p textStyle="label" fontSize="sm" color="accent.fg" mb="3">
							{kind}
						</chakra.p>
						<chakra.h1 textStyle="pageTitle" maxW="13.5em" hyphens="manual">
							{title}
						</chakra.h1>
						<p className="page-opening">{opening}</p>
						{rest && <p className="page-lead">{rest}</p>}
						{facts.length > 0 && (
							<chakra.dl display="flex" flexWrap="wrap" columnGap="12" rowGap="4" mt="8">
								{facts.map(({ label, value }) => (
									<div key={label}>
										<chakra.dt textStyle="label" color="fg.subtle">
											{label}
										</chakra.dt>
										<chakra.dd fontWeight="medium" mt="1">
											{value}
										</chakra.dd>
									</div>
								))}
							</chakra.dl>
						)}
						<EnglishSummary>{summaryEn}</EnglishSummary>
					</Box>
					<PageLine sign={sign} stops={stops} />
				</Box>
			</Box>
		</chakra.header>
	);
}
