import { Box, chakra, Flex } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { offerInquiryDraft } from "../chat/inquiry-draft.ts";
import { SectionButtonLink } from "../components/button-link.tsx";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { inquiryAbout } from "../content/inquiry.ts";
import type { SitePath } from "../content/types.ts";

/** How the foot of a page announces a neighbour of each kind. */
const NEIGHBOUR_LABELS = {
	Leistung: { previous: "Vorherige Leistung", next: "Nächste Leistung" },
	Projekt: { previous: "Vorheriges Projekt", next: "Nächstes Projekt" },
	Projekte: { previous: "Alle Projekte", next: "Alle Projekte" },
	Zertifizierung: { previous: "Vorherige Zertifizierung", next: "Nächste Zertifizierung" },
} as const;

/** A page that goes with this one, as a short card. */
export interface RelatedPage {
	href: SitePath;
	kind: keyof typeof NEIGHBOUR_LABELS;
	title: string;
}

interface PageFooterProps {
	/** Title of the page, which the contact form takes over. */
	title: string;
	/** Invites the reader to write. */
	invitation: string;
	related?: readonly RelatedPage[];
	/** The neighbours in the order of the cards; the first and the last page have one. */
	previous?: RelatedPage;
	next?: RelatedPage;
}

/** The end of a detail page: an invitation to write, what goes with it, and the neighbours. */
export function PageFooter({ title, invitation, related = [], previous, next }: PageFooterProps) {
	return (
		<Box className="below" borderTopWidth="1px" borderColor="border" _print={{ display: "none" }}>
			<Box maxW="page" mx="auto" px="gutter" py={{ base: "12", md: "16" }}>
				<Flex gap="6" wrap="wrap" align="center" justify="space-between">
					<chakra.p textStyle="sectionTitle" textWrap="balance">
						{invitation}
					</chakra.p>
					<SectionButtonLink section="contact" onClick={() => offerInquiryDraft(inquiryAbout(title))}>
						Projekt besprechen
					</SectionButtonLink>
				</Flex>
				{related.length > 0 && (
					<chakra.nav aria-labelledby="related-title" mt="12">
						<chakra.h2 id="related-title" textStyle="cardTitle" mb="4">
							Passt dazu
						</chakra.h2>
						<ul className={`related of-${related.length}`}>
							{related.map(({ href, kind, title: relatedTitle }) => (
								<li key={href} className="card-cell">
									<div className="card interactive short">
										<chakra.p textStyle="label" color="fg.subtle">
											{kind}
										</chakra.p>
										<p className="related-title">
											<CardLink to={href}>{relatedTitle}</CardLink>
											<CardArrow />
										</p>
									</div>
								</li>
							))}
						</ul>
					</chakra.nav>
				)}
				<chakra.nav
					aria-label="Weitere Seiten"
					mt="12"
					display="grid"
					gap="4"
					gridTemplateColumns={{ md: "1fr 1fr" }}
				>
					{previous && <Neighbour page={previous} direction="previous" />}
					{next && <Neighbour page={next} direction="next" />}
				</chakra.nav>
			</Box>
		</Box>
	);
}

function Neighbour({ page, direction }: { page: RelatedPage; direction: "previous" | "next" }) {
	const isNext = direction === "next";
	return (
		<Flex
			position="relative"
			gap="4"
			align="center"
			justify={isNext ? "flex-end" : "flex-start"}
			gridColumn={isNext ? { md: "2" } : undefined}
			textAlign={isNext ? "end" : "start"}
			py="2"
			_hover={{ color: "accent.fg" }}
		>
			{!isNext && <chakra.svg as={ArrowLeft} aria-hidden flexShrink={0} />}
			<div>
				<chakra.p textStyle="label" color="fg.subtle" mb="1">
					{NEIGHBOUR_LABELS[page.kind][direction]}
				</chakra.p>
				<chakra.p fontWeight="medium" textWrap="balance">
					<CardLink to={page.href}>{page.title}</CardLink>
				</chakra.p>
			</div>
			{isNext && <chakra.svg as={ArrowRight} aria-hidden flexShrink={0} />}
		</Flex>
	);
}
