import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Bar, barChart, CHART_WIDTHS, type ChartWidth, courseChart } from "./charts.ts";
import { type Figure, figuresOf, number, share } from "./figures.ts";
import { pageStyle } from "./page-style.ts";
import { QUESTION_KINDS, type Summary } from "./tally.ts";
import { faultLabel, KIND_LABELS, LANGUAGE_LABELS, LIMIT_LABELS, pageLabel, periodLabel } from "./wording.ts";

/** What keeps the page from loading anything, should a log line ever get something into it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const MOST_BARS = 15;

/**
 * The report as one HTML file that needs nothing else.
 *
 * @param source What was read, in a sentence.
 */
export function htmlReport(summary: Summary, source: string): string {
	const title = `Fragen an den Assistenten: ${periodLabel(summary)}`;
	const page = (
		<html lang="de">
			<head>
				<meta charSet="utf-8" />
				<meta httpEquiv="Content-Security-Policy" content={POLICY} />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				<title>{title}</title>
				<style>{pageStyle}</style>
			</head>
			<body>
				<main>
					<h1>{title}</h1>
					<Tiles summary={summary} />
					{figuresOf(summary).map((figure) => (
						<Section key={figure.id} figure={figure} chart={chartOf(figure, summary)} />
					))}
					<p className="source">{source}</p>
				</main>
			</body>
		</html>
	);
	return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

function Tiles({ summary: { questions, kinds } }: { summary: Summary }) {
	const part = (kind: string) => share(kinds[kind] ?? 0, questions);
	const tiles = [
		["Fragen", number(questions)],
		...(["model", "site", "declined"] as const).map((kind) => [KIND_LABELS[kind], part(kind)]),
	];
	return (
		<dl className="tiles">
			{tiles.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Section({ figure, chart }: { figure: Figure; chart?: ReactNode }) {
	return (
		<section aria-labelledby={figure.id}>
			<h2 id={figure.id}>{figure.title}</h2>
			{chart}
			{figure.rows.length === 0 ? (
				<p>{figure.empty}</p>
			) : chart ? (
				<details>
					<summary>Zahlen als Tabelle</summary>
					<Table figure={figure} />
				</details>
			) : (
				<Table figure={figure} />
			)}
			{figure.note && <p className="note">{figure.note}</p>}
		</section>
	);
}

function Table({ figure: { title, columns, rows } }: { figure: Figure }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it scrolls, by keyboard too
		<section className="table" aria-label={`Tabelle: ${title}`} tabIndex={0}>
			<table>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...values]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{values.map((value, index) => (
								<td key={columns[index + 1]}>{value}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The chart of a figure, where one says more than its table. */
function chartOf({ id, title }: Figure, summary: Summary): ReactNode {
	if (id === "course")
		return (
			<>
				<ul className="legend">
					{QUESTION_KINDS.map((kind) => (
						<li key={kind} style={{ "--swatch": `var(--${kind})` } as React.CSSProperties}>
							{KIND_LABELS[kind]}
						</li>
					))}
				</ul>
				<Chart title={title} draw={(width) => courseChart(summary, width)} />
			</>
		);
	const bars = barsOf(id, summary);
	return bars.some(({ count }) => count > 0) ? (
		<Chart title={title} draw={(width) => barChart(bars, width)} />
	) : undefined;
}

function barsOf(id: Figure["id"], { kinds, languages, pages, limits, faults }: Summary): Bar[] {
	if (id === "answers")
		return QUESTION_KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], count: kinds[kind] ?? 0 }));
	if (id === "languages") return named(LANGUAGE_LABELS, languages);
	if (id === "limits") return named(LIMIT_LABELS, limits);
	if (id === "pages")
		return pages.slice(0, MOST_BARS).map(([page, count]) => ({ label: pageLabel(page), count }));
	return id === "faults" ? faults.map(([fault, count]) => ({ label: faultLabel(fault), count })) : [];
}

const named = (labels: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>>): Bar[] =>
	Object.entries(labels).map(([name, label]) => ({ label, count: counts[name] ?? 0 }));

/** The same chart in both widths; a screen reader is led to the table. */
function Chart({ title, draw }: { title: string; draw: (width: ChartWidth) => string }) {
	return (Object.keys(CHART_WIDTHS) as ChartWidth[]).map((width) => (
		<div
			key={width}
			className={`chart ${width}`}
			role="img"
			aria-label={`Diagramm: ${title}. Dieselben Zahlen stehen in der Tabelle.`}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the library builds it out of nodes, so text is escaped
			dangerouslySetInnerHTML={{ __html: draw(width) }}
		/>
	));
}
