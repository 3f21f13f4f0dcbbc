import type { ReactNode } from "react";
import { Station } from "../components/station.tsx";
import type { HomeSection } from "../content/words.ts";

interface SectionProps {
	id: HomeSection;
	title: string;
	lead?: string;
	/** The line starts here. */
	isStart?: boolean;
	/** The line ends here. */
	isTerminus?: boolean;
	children: ReactNode;
}

/** A scroll section of the home page: a stop on the line, its heading, its content. */
export function Section({ id, title, lead, isStart = false, isTerminus = false, children }: SectionProps) {
	return (
		<section
			className={`section page-width part${isTerminus ? " terminus" : ""}`}
			id={id}
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
		>
			<div className="rail" aria-hidden />
			{isStart && <div className="line-start" aria-hidden />}
			<div className="section-content">
				<header className="section-head">
					<div className="leg" aria-hidden />
					<div className="sign">
						<Station size="xl" />
					</div>
					<h2 className="section-title" id={`${id}-title`}>
						{title}
					</h2>
					{lead && <p className="section-lead">{lead}</p>}
				</header>
				{children}
			</div>
		</section>
	);
}

/** Heading of a further part within a section. */
export function PartHeading({ children, id }: { children: ReactNode; id?: string }) {
	return (
		<h3 className="part-heading later" id={id}>
			{children}
		</h3>
	);
}
