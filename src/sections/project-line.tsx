import { chakra } from "@chakra-ui/react";
import { CardArrow } from "../components/card-arrow.tsx";
import { CardLink } from "../components/card-link.tsx";
import { Stop } from "../components/stop.tsx";
import type { Project, SitePath } from "../content/types.ts";

/** A client's project as a stop on the line of the years. */
export type ProjectStop = Pick<Project, "client" | "period" | "location" | "role" | "description"> & {
	href: SitePath;
};

/** The projects in the order given: a line across the page, or down a narrow one. */
export function ProjectLine({ stops }: { stops: readonly ProjectStop[] }) {
	return (
		<chakra.ol
			display="grid"
			gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: `repeat(${stops.length}, minmax(0, 1fr))` }}
		>
			{stops.map(({ href, client, period, location, role, description }) => (
				<Stop key={href} across>
					<div className="project-stop">
						<p className="stop-time">{period}</p>
						<h3>
							<CardLink to={href}>{client}</CardLink>
							<CardArrow />
						</h3>
						<p>{role}</p>
						<p>{location}</p>
						<p>{description}</p>
					</div>
				</Stop>
			))}
		</chakra.ol>
	);
}
