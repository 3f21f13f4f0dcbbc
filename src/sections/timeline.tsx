import { Box, chakra } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import { Rail } from "../components/rail.tsx";
import { Station } from "../components/station.tsx";
import type { TimelineEntry } from "../content/types.ts";

/** The years as stops on a line, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
	return (
		<chakra.ol position="relative">
			{entries.map(({ year, title, description, icon }) => (
				<chakra.li
					key={year}
					position="relative"
					display="grid"
					gridTemplateColumns="1.5rem minmax(0, 1fr)"
					columnGap="4"
					pb="6"
					_last={{ pb: "0", "& > .rail": { display: "none" } }}
				>
					<Rail left="3" top="3" bottom="-0.75rem" />
					<Box position="relative" justifySelf="center" pt="0.5" lineHeight="0" fontSize="md">
						<Station size="1.375rem" />
					</Box>
					<Box>
						<chakra.p textStyle="label" fontSize="sm" color="accent.fg">
							{year}
						</chakra.p>
						<chakra.h4 textStyle="cardTitle" display="flex" alignItems="center" gap="2" mt="1">
							<Icon name={icon} boxSize="5" color="fg.muted" />
							{title}
						</chakra.h4>
						<chakra.p textStyle="small" color="fg.muted" mt="1">
							{description}
						</chakra.p>
					</Box>
				</chakra.li>
			))}
		</chakra.ol>
	);
}
