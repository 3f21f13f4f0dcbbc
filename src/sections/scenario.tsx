import { FigureList } from "../components/figure-list.tsx";
import { Badge } from "../components/links.ts";
import { Stop } from "../components/stop.tsx";
import { fillIn } from "../content/language.ts";
import type { PartOf } from "../content/page-parts.ts";
import type { Phase } from "../content/types.ts";
import { useShell } from "../document/shell.ts";

/** A worked example: where it starts, the phases as stops on a line, what came of it. */
export function Scenario({ scenario }: { scenario: PartOf<"scenario"> }) {
	const { words } = useShell();
	const { id, title, startingPoint, phases, results } = scenario;
	return (
		<section className="scenario part" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<div className="page-width">
				<header>
					<Badge tone="accent">{words.example}</Badge>
					<h2 id={`${id}-title`}>{title}</h2>
					<h3>{startingPoint.title}</h3>
					<p>{startingPoint.text}</p>
				</header>
				<div>
					<h3>{phases.title}</h3>
					<ol className="phases">
						{phases.phases.map((phase) => (
							<PhaseStop key={phase.title} phase={phase} />
						))}
					</ol>
					<h3>{results.title}</h3>
					<FigureList figures={results.figures} label={fillIn(words.resultsOf, { title })} place="column" />
					<p className="conclusion">{results.conclusion}</p>
				</div>
			</div>
		</section>
	);
}

function PhaseStop({ phase: { title, duration, tasks } }: { phase: Phase }) {
	return (
		<Stop>
			<div className="phase-head">
				<h4>{title}</h4>
				<p className="stop-time">{duration}</p>
			</div>
			<ul className="tasks">
				{tasks.map((task) => (
					<li key={task}>{task}</li>
				))}
			</ul>
		</Stop>
	);
}
