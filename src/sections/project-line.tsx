import { CardLink } from "../components/card.tsx";
import { Line, Stop } from "../components/line.tsx";
import type { PartOf } from "../pages/parts.ts";

/** The projects as stops on a line, which is horizontal on wide screens. */
export function ProjectLine({ stops }: { stops: PartOf<"projectLine">["entries"] }) {
	return (
		<Line kind="projects">
			{stops.map(({ href, title, period, location, role, description }) => (
				<Stop key={href}>
					<p data-part="time">{period}</p>
					<h3>
						<CardLink to={href}>{title}</CardLink>
					</h3>
					<p data-part="role">{role}</p>
					<p data-part="place">{location}</p>
					<p data-part="text">{description}</p>
				</Stop>
			))}
		</Line>
	);
}
