import type { Counts, Ranking } from "./counter.ts";
import { QUESTION_KINDS, type Summary } from "./tally.ts";
import {
	faultLabel,
	KIND_LABELS,
	LANGUAGE_LABELS,
	LIMIT_LABELS,
	OTHER_LABELS,
	pageLabel,
	SPAN_TITLES,
	spanLabel,
} from "./wording.ts";

/** A table of the report. The first column names, the others count. */
export interface Figure {
	id: "answers" | "course" | "languages" | "pages" | "limits" | "faults" | "others";
	title: string;
	note?: string;
	columns: readonly string[];
	rows: readonly (readonly string[])[];
	/** Said in place of a table without rows. */
	empty?: string;
}

const MOST_PAGES = 15;
const numbers = new Intl.NumberFormat("de-DE");
const percentages = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 1 });

export const number = (count: number): string => numbers.format(count);
/** Part of a whole; a dash where there is no whole. */
export const share = (part: number, whole: number): string =>
	whole === 0 ? "–" : percentages.format(part / whole);

/** Every table of the report, in its order. */
export function figuresOf(summary: Summary): Figure[] {
	const { questions, kinds, languages, pages, limits, faults, others, spans, spanLength } = summary;
	const shown = pages.slice(0, MOST_PAGES);
	return [
		{
			id: "answers",
			title: "Antworten",
			note: "Lehnt das KI-Modell eine Frage ab, zählt das als Antwort: Am Protokoll ist es nicht zu erkennen.",
			columns: ["Frage", "Anzahl", "Anteil"],
			rows: QUESTION_KINDS.map((kind) => [
				KIND_LABELS[kind],
				number(kinds[kind] ?? 0),
				share(kinds[kind] ?? 0, questions),
			]),
		},
		{
			id: "course",
			title: "Verlauf",
			note: "Alle Zeiten sind deutsche Ortszeit.",
			columns: [SPAN_TITLES[spanLength], "Fragen", ...QUESTION_KINDS.map((kind) => KIND_LABELS[kind])],
			rows: spans.map(({ name, kinds: counts }) => [
				spanLabel(name, spanLength),
				...[questionsIn(counts), ...QUESTION_KINDS.map((kind) => counts[kind] ?? 0)].map(number),
			]),
		},
		{
			id: "languages",
			title: "Sprachen",
			columns: ["Sprache", "Fragen", "Anteil"],
			rows: withShare(labelled(LANGUAGE_LABELS, languages)),
		},
		{
			id: "pages",
			title: "Am häufigsten verlinkte Seiten",
			note:
				pages.length > MOST_PAGES
					? `Die ersten ${MOST_PAGES} von ${number(pages.length)} Seiten.`
					: undefined,
			columns: ["Seite", "Antworten"],
			rows: shown.map(([page, answers]) => [pageLabel(page), number(answers)]),
			empty: "Keine Antwort enthielt einen Link.",
		},
		{
			id: "limits",
			title: "Erreichte Grenzen",
			columns: ["Grenze", "Aufrufe"],
			rows: labelled(LIMIT_LABELS, limits).map(([label, count]) => [label, number(count)]),
		},
		{
			id: "faults",
			title: "Störungen des KI-Anbieters",
			columns: ["Ursache", "Aufrufe"],
			rows: faults.map(([fault, count]) => [faultLabel(fault), number(count)]),
			empty: "Keine.",
		},
		{
			id: "others",
			title: "Aufrufe ohne Frage",
			columns: ["Aufruf", "Anzahl"],
			rows: labelled(OTHER_LABELS, others).map(([label, count]) => [label, number(count)]),
		},
	];
}

const questionsIn = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const labelled = (labels: Readonly<Record<string, string>>, counts: Counts): Ranking =>
	Object.entries(labels).map(([name, label]) => [label, counts[name] ?? 0]);

function withShare(ranking: Ranking): string[][] {
	const total = ranking.reduce((sum, [, count]) => sum + count, 0);
	return ranking.map(([label, count]) => [label, number(count), share(count, total)]);
}
