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
					<chakra.div position="relative" _hover={{ "& h3": { color: "accent.fg" } }}>
						<p className="stop-time">{period}</p>
						<chakra.h3 textStyle="cardTitle" fontSize="xl" display="flex" gap="2" mt="1">
							<CardLink to={href}>{client}</CardLink>
							<CardArrow />
						</chakra.h3>
						<chakra.p textStyle="small" fontWeight="medium" mt="1">
							{role}
						</chakra.p>
						<chakra.p textStyle="small">{location}</chakra.p>
						<chakra.p textStyle="small" color="fg.muted" mt="2">
							{description}
						</chakra.p>
					</chakra.div>
				</Stop>
			))}
		</chakra.ol>
	);
}
