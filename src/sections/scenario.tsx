import { FigureList } from "../components/figure-list.tsx";
import { Badge } from "../components/links.ts";
import { Stop } from "../components/stop.tsx";
import type { Phase, Scenario as ScenarioContent } from "../content/types.ts";

/** A worked example: where it starts, the phases as stops on a line, what came of it. */
export function Scenario({ scenario }: { scenario: ScenarioContent }) {
	const { id, title, startingPoint, phases, results, conclusion } = scenario;
	return (
		<section className="scenario part" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<div className="page-width">
				<header>
					<Badge tone="accent">Fiktives Praxisbeispiel</Badge>
					<h2 id={`${id}-title`}>{title}</h2>
					<h3>Ausgangslage</h3>
					<p>{startingPoint}</p>
				</header>
				<div>
					<h3>Ablauf</h3>
					<ol className="phases">
						{phases.map((phase) => (
							<PhaseStop key={phase.title} phase={phase} />
						))}
					</ol>
					<h3>Ergebnis im Beispiel</h3>
					<FigureList figures={results} label={`Ergebnis: ${title}`} place="column" />
					<p className="conclusion">{conclusion}</p>
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
