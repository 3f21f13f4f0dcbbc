import { type Figure, figuresOf, number } from "./figures.ts";
import type { Summary } from "./tally.ts";
import { periodLabel } from "./wording.ts";

/** The report for a terminal: its tables in columns, without the course, which is for the page's chart. */
export function textReport(summary: Summary, source: string): string {
	const title = `Fragen an den Assistenten: ${periodLabel(summary)}`;
	const tables = figuresOf(summary)
		.filter(({ id }) => id !== "course")
		.map(table);
	return `${[`${title}\n${"=".repeat(title.length)}`, `${number(summary.questions)} Fragen`, ...tables, source].join("\n\n")}\n`;
}

function table({ title, note, columns, rows, empty }: Figure): string {
	if (rows.length === 0) return `${title}\n  ${empty}`;
	const lines = [columns, ...rows];
	const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
	const cells = (line: readonly string[]) =>
		line.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
		);
	const body = rows.map((line) => `  ${cells(line).join("  ")}`);
	return [title, ...body, ...(note ? [`  ${note}`] : [])].join("\n");
}
