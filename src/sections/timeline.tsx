import { chakra } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import { Stop } from "../components/stop.tsx";
import type { TimelineEntry } from "../content/types.ts";

/** The years as stops on a line, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
	return (
		<ol>
			{entries.map(({ year, title, description, icon }) => (
				<Stop key={year}>
					<p className="stop-time">{year}</p>
					<chakra.h4 textStyle="cardTitle" display="flex" alignItems="center" gap="2" mt="1">
						<Icon name={icon} boxSize="5" color="fg.muted" />
						{title}
					</chakra.h4>
					<chakra.p textStyle="small" color="fg.muted" mt="1">
						{description}
					</chakra.p>
				</Stop>
			))}
		</ol>
	);
}
