import { Icon } from "../components/icon.tsx";
import { Stop } from "../components/stop.tsx";
import type { TimelineEntry } from "../content/types.ts";

/** The years as stops on a line, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
	return (
		<ol className="timeline">
			{entries.map(({ year, title, description, icon }) => (
				<Stop key={year}>
					<p className="stop-time">{year}</p>
					<h4>
						<Icon name={icon} size="small" tone="muted" />
						{title}
					</h4>
					<p>{description}</p>
				</Stop>
			))}
		</ol>
	);
}
