import { Box, chakra } from "@chakra-ui/react";
import { CardLink } from "../components/card-link.tsx";
import { Rail } from "../components/rail.tsx";
import { Station } from "../components/station.tsx";
import type { Project, SitePath } from "../content/types.ts";

/** A client's project as a stop on the line of the years. */
export type ProjectStop = Pick<Project, "client" | "period" | "location" | "role" | "description"> & {
	href: SitePath;
};

/** The projects in the order of the years: a line across the page, or down a narrow one. */
export function ProjectLine({ stops }: { stops: readonly ProjectStop[] }) {
	return (
		<chakra.ol
			display="grid"
			gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: `repeat(${stops.length}, minmax(0, 1fr))` }}
		>
			{stops.map(({ href, client, period, location, role, description }) => (
				<chakra.li
					key={href}
					position="relative"
					display="grid"
					gridTemplateColumns={{ base: "1.5rem minmax(0, 1fr)", lg: "minmax(0, 1fr)" }}
					columnGap="4"
					rowGap="4"
					alignContent="start"
					pb={{ base: "8", lg: "0" }}
					pe={{ lg: "8" }}
					_last={{ pb: "0", pe: "0", "& > .rail": { display: "none" } }}
				>
					<Rail display={{ lg: "none" }} left="3" top="3" bottom="-0.75rem" />
					<Box
						aria-hidden
						className="rail"
						display={{ base: "none", lg: "block" }}
						position="absolute"
						insetX="0"
						top="0.6875rem"
						height="1"
						translate="0 -50%"
						bg="accent.line"
						_print={{ display: "none" }}
					/>
					<Box position="relative" lineHeight="0" fontSize="md" _print={{ display: "none" }}>
						<Station size="1.375rem" />
					</Box>
					<Box position="relative" _hover={{ "& h3": { color: "accent.fg" } }}>
						<chakra.p textStyle="label" fontSize="sm" color="accent.fg">
							{period}
						</chakra.p>
						<chakra.h3 textStyle="cardTitle" fontSize="xl" mt="1">
							<CardLink to={href}>{client}</CardLink>
						</chakra.h3>
						<chakra.p textStyle="small" fontWeight="medium" mt="1">
							{role}, {location}
						</chakra.p>
						<chakra.p textStyle="small" color="fg.muted" mt="2">
							{description}
						</chakra.p>
					</Box>
				</chakra.li>
			))}
		</chakra.ol>
	);
}
