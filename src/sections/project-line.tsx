import { CardArrow, CardLink } from "../components/card.tsx";
import { Line, Stop } from "../components/line.tsx";
import type { StopEntry } from "../pages/parts.ts";

/** The projects as stops on a line, which is horizontal on wide screens. */
export function ProjectLine({ stops }: { stops: readonly StopEntry[] }) {
	return (
		<Line kind="projects">
			{stops.map(({ href, title, details: { period, location, role }, description }) => (
				<Stop key={href}>
					<p data-part="time">{period.value}</p>
					<h3>
						<CardLink to={href}>{title}</CardLink>
						<CardArrow />
					</h3>
					<p data-part="role">{role.value}</p>
					<p data-part="place">{location.value}</p>
					<p data-part="text">{description}</p>
				</Stop>
			))}
		</Line>
	);
}
