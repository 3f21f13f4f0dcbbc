import { CardArrow, CardLink } from "../components/card.tsx";
import { Line, Stop } from "../components/line.tsx";
import type { Project, SitePath } from "../content/types.ts";

/** A client's project as a stop on the line of the years. */
export type ProjectStop = Pick<Project, "client" | "period" | "location" | "role" | "description"> & {
	href: SitePath;
};

/** The projects in the order given: a line across the page, or down a narrow one. */
export function ProjectLine({ stops }: { stops: readonly ProjectStop[] }) {
	return (
		<Line kind="projects" gridTemplateColumns={{ lg: `repeat(${stops.length}, 1fr)` }}>
			{stops.map(({ href, client, period, location, role, description }) => (
				<Stop key={href}>
					<p data-part="time">{period}</p>
					<h3>
						<CardLink to={href}>{client}</CardLink>
						<CardArrow />
					</h3>
					<p data-part="role">{role}</p>
					<p data-part="place">{location}</p>
					<p data-part="text">{description}</p>
				</Stop>
			))}
		</Line>
	);
}
