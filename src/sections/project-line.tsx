import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { Stop } from "../components/stop.tsx";
import type { StopEntry } from "../content/page-parts.ts";

/** The projects in the order given: a line across the page, or down a narrow one. */
export function ProjectLine({ stops }: { stops: readonly StopEntry[] }) {
	return (
		<chakra.ol
			display="grid"
			gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: `repeat(${stops.length}, minmax(0, 1fr))` }}
		>
			{stops.map(({ href, title, facts: { period, location, role }, description }) => (
				<Stop key={href} across>
					<div className="project-stop">
						<p className="stop-time">{period.description}</p>
						<h3>
							<CardLink to={href}>{title}</CardLink>
							<CardArrow />
						</h3>
						<p>{role.description}</p>
						<p>{location.description}</p>
						<p>{description}</p>
					</div>
				</Stop>
			))}
		</chakra.ol>
	);
}
