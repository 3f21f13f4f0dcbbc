import { ArrowLeft, ArrowRight } from "lucide-react";
import { SectionButtonLink } from "../components/button.tsx";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { offerInquiryDraft } from "../contact/inquiry-draft.ts";
import { inquiryAbout } from "../content/inquiry.ts";
import type { PageLink } from "../content/pages.ts";
import { useShell } from "../document/shell.ts";

interface PageFooterProps {
	/** Title of the page, which the contact form takes over. */
	title: string;
	/** Invites the reader to write. */
	invitation: string;
	related?: readonly PageLink[];
	/** The neighbours in the order of the cards; the first and the last page have one. */
	previous?: PageLink;
	next?: PageLink;
}

/** The end of a detail page: an invitation to write, what goes with it, and the neighbours. */
export function PageFooter({ title, invitation, related = [], previous, next }: PageFooterProps) {
	const { words } = useShell();
	return (
		<div className="page-foot">
			<div className="page-width">
				<div className="invitation">
					<p>{invitation}</p>
					<SectionButtonLink section="contact" onClick={() => offerInquiryDraft(inquiryAbout(title))}>
						{words.discussProject}
					</SectionButtonLink>
				</div>
				{related.length > 0 && (
					<nav aria-labelledby="related-title">
						<h2 id="related-title">{words.related}</h2>
						<ul className={`related of-${related.length}`}>
							{related.map(({ href, label, title: relatedTitle }) => (
								<li key={href} className="card-cell">
									<div className="card interactive short">
										<p>{label}</p>
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
				<nav className="neighbours" aria-label={words.morePages}>
					{previous && <Neighbour page={previous} direction="previous" />}
					{next && <Neighbour page={next} direction="next" />}
				</nav>
			</div>
		</div>
	);
}

function Neighbour({ page, direction }: { page: PageLink; direction: "previous" | "next" }) {
	const isNext = direction === "next";
	return (
		<div className={`neighbour ${direction}`}>
			{!isNext && <ArrowLeft aria-hidden />}
			<div>
				<p>{page.label}</p>
				<p>
					<CardLink to={page.href}>{page.title}</CardLink>
				</p>
			</div>
			{isNext && <ArrowRight aria-hidden />}
		</div>
	);
}
