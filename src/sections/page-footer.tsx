import { ArrowLeft, ArrowRight } from "lucide-react";
import { SectionButtonLink } from "../components/button.tsx";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { offerInquiryDraft } from "../contact/inquiry-draft.ts";
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
		<div className="page-foot">
			<div className="page-width">
				<div className="invitation">
					<p>{invitation}</p>
					<SectionButtonLink section="contact" onClick={() => offerInquiryDraft(inquiryAbout(title))}>
						Projekt besprechen
					</SectionButtonLink>
				</div>
				{related.length > 0 && (
					<nav aria-labelledby="related-title">
						<h2 id="related-title">Passt dazu</h2>
						<ul className={`related of-${related.length}`}>
							{related.map(({ href, kind, title: relatedTitle }) => (
								<li key={href} className="card-cell">
									<div className="card interactive short">
										<p>{kind}</p>
										<p className="related-title">
											<CardLink to={href}>{relatedTitle}</CardLink>
											<CardArrow />
										</p>
									</div>
								</li>
							))}
						</ul>
					</nav>
				)}
				<nav className="neighbours" aria-label="Weitere Seiten">
					{previous && <Neighbour page={previous} direction="previous" />}
					{next && <Neighbour page={next} direction="next" />}
				</nav>
			</div>
		</div>
	);
}

function Neighbour({ page, direction }: { page: RelatedPage; direction: "previous" | "next" }) {
	const isNext = direction === "next";
	return (
		<div className={`neighbour ${direction}`}>
			{!isNext && <ArrowLeft aria-hidden />}
			<div>
				<p>{NEIGHBOUR_LABELS[page.kind][direction]}</p>
				<p>
					<CardLink to={page.href}>{page.title}</CardLink>
				</p>
			</div>
			{isNext && <ArrowRight aria-hidden />}
		</div>
	);
}
