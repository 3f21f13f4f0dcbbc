import * as Plot from "@observablehq/plot";
import { Window } from "happy-dom";
import { number } from "./figures.ts";
import { QUESTION_KINDS, type Span, type Summary } from "./tally.ts";

/** Widths in CSS pixels; the page shows the one that fits. */
export const CHART_WIDTHS = { phone: 320, desktop: 720 } as const;
export type ChartWidth = keyof typeof CHART_WIDTHS;

const FONT = { fontFamily: "inherit", fontSize: "13px" };
/** Heights of a bar with its label above it, and of the label. */
const BAND = 48;
const LABEL = 22;
const MOST_TICKS = { phone: 5, desktop: 10 };

/** The library draws into a document, and Node has none. */
const { document } = new Window() as unknown as { document: Document };

/** Colours are custom properties of the page, so that they follow its colour mode. */
const kindColour = (kind: string) => `var(--${kind})`;

/** Questions over time, stacked by kind. SVG as text. */
export function courseChart({ spans, spanLength }: Summary, width: ChartWidth): string {
	const bars = spans.flatMap(({ name, kinds }) =>
		QUESTION_KINDS.map((kind) => ({ name, kind, questions: kinds[kind] ?? 0 })),
	);
	const most = Math.max(...spans.map(({ kinds }) => Object.values(kinds).reduce((a, b) => a + b, 0)), 1);
	return drawn({
		width: CHART_WIDTHS[width],
		height: width === "phone" ? 220 : 280,
		marginLeft: 44,
		marginTop: 32,
		x: { domain: spans.map(({ name }) => name), label: null, padding: 0.2 },
		y: { domain: [0, most], ticks: Math.min(most, 5), tickFormat: number, grid: true, label: "Fragen" },
		color: { domain: QUESTION_KINDS, range: QUESTION_KINDS.map(kindColour) },
		marks: [
			Plot.axisX(labelled(spans, MOST_TICKS[width]), {
				label: null,
				tickSize: 0,
				tickFormat: (name: string) => shortName(name, spanLength),
			}),
			Plot.barY(bars, { x: "name", y: "questions", fill: "kind" }),
			Plot.ruleY([0]),
		],
	});
}

/** Every so many spans, so that at most `most` names stand below the bars. */
function labelled(spans: readonly Span[], most: number): string[] {
	const step = Math.ceil(spans.length / most);
	return spans.filter((_, index) => index % step === 0).map(({ name }) => name);
}

/** `9 Uhr`, `20.11.` or `11/26`. */
function shortName(name: string, length: Summary["spanLength"]): string {
	if (length === "hour") return `${Number(name)} Uhr`;
	const [year = "", month = "", day = ""] = name.split("-");
	return length === "day" ? `${Number(day)}.${Number(month)}.` : `${month}/${year.slice(2)}`;
}

export interface Bar {
	label: string;
	count: number;
	/** A kind of question, for its colour. */
	kind?: string;
}

/** One bar for each thing counted, in their order. SVG as text. */
export function barChart(bars: readonly Bar[], width: ChartWidth): string {
	return drawn({
		width: CHART_WIDTHS[width],
		height: bars.length * BAND,
		marginLeft: 1,
		marginRight: 64,
		marginTop: 0,
		marginBottom: 0,
		x: { axis: null, domain: [0, Math.max(...bars.map(({ count }) => count), 1)] },
		y: { axis: null, domain: bars.map(({ label }) => label), padding: 0 },
		marks: [
			Plot.barX(bars, {
				x: "count",
				y: "label",
				fill: ({ kind = "bar" }: Bar) => kindColour(kind),
				insetTop: LABEL,
				insetBottom: 6,
			}),
			Plot.text(bars, {
				...{ x: 0, y: "label", text: "label", textAnchor: "start", dy: (LABEL - BAND) / 2 - 1 },
				...{ lineWidth: CHART_WIDTHS[width] / 13, textOverflow: "ellipsis" },
			}),
			Plot.text(bars, {
				...{ x: "count", y: "label", text: (bar: Bar) => number(bar.count) },
				...{ textAnchor: "start", dx: 6, dy: LABEL / 2 - 3 },
			}),
		],
	});
}

function drawn(options: Plot.PlotOptions): string {
	const chart = Plot.plot({ ...options, document, style: FONT });
	// Its parts carry labels in English; the page names the chart itself.
	chart.setAttribute("aria-hidden", "true");
	return chart.outerHTML;
}
