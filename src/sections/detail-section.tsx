import type { ReactNode } from "react";
import { Station } from "../components/station.tsx";
import type { PageStop } from "./page-line.tsx";

/** A part of a detail page with what stands in it. */
export interface PagePart extends PageStop {
	content: ReactNode;
	/** Takes the width of the page, below its title. */
	isWide?: boolean;
}

/** The parts of a detail page as stops of a line, one below the other. */
export function DetailSections({ parts }: { parts: readonly PagePart[] }) {
	return (
		<div className="page-parts">
			{parts.map(({ id, title, content, isWide = false }) => (
				<DetailSection key={id} id={id} title={title} isWide={isWide}>
					{content}
				</DetailSection>
			))}
		</div>
	);
}

interface DetailSectionProps extends Pick<PagePart, "id" | "title" | "isWide"> {
	children: ReactNode;
}

/** A part of a detail page: its title at the side, its text in a column of readable width. */
function DetailSection({ id, title, isWide, children }: DetailSectionProps) {
	const titleId = `${id}-title`;
	return (
		<section
			className={isWide ? "page-part page-width part wide" : "page-part page-width part"}
			id={id}
			aria-labelledby={titleId}
			tabIndex={-1}
		>
			<div>
				<div className="rail" aria-hidden />
				<header>
					<div className="sign">
						<Station />
					</div>
					<h2 id={titleId}>{title}</h2>
				</header>
				<div>{children}</div>
			</div>
		</section>
	);
}
