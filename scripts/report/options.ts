import { parseArgs } from "node:util";
import { isDay, isMonth, type Period } from "./period.ts";

export interface ReportOptions {
	period: Period;
	/** Files to read; none: standard input. */
	files: readonly string[];
	/** Where the page goes. */
	output: string;
	help: boolean;
}

/** What the caller got wrong, as a sentence. */
export class UsageError extends Error {}

export const USAGE = `Aufruf: npm run report -- [--day 2026-11-20 | --month 2026-11] [--output bericht.html] [Datei …]

Liest Protokolle der Funktion ai-chat, wie Supabase sie ausgibt, aus Dateien oder von der Standardeingabe und
schreibt Zahlen ins Terminal und als HTML-Seite. Was in mehreren Dateien steht, zählt einmal.

  --day      nur dieser Tag, deutsche Ortszeit
  --month    nur dieser Monat
  --output   Datei für die Seite; ohne Angabe reports/<Zeitraum>.html
  --help     diese Hilfe`;

/** @throws UsageError for an option that is unknown, lacks its value or has one that can't be meant. */
export function readOptions(parameters: readonly string[]): ReportOptions {
	const { values, positionals } = parsed(parameters);
	const { day, month, output, help = false } = values;
	if (day !== undefined && month !== undefined)
		throw new UsageError("--day und --month schließen einander aus.");
	if (day !== undefined && !isDay(day))
		throw new UsageError(`--day braucht einen Tag wie 2026-11-20, nicht „${day}“.`);
	if (month !== undefined && !isMonth(month))
		throw new UsageError(`--month braucht einen Monat wie 2026-11, nicht „${month}“.`);
	if (output?.trim() === "") throw new UsageError("--output braucht den Namen einer Datei.");
	const period: Period = day ? { kind: "day", day } : month ? { kind: "month", month } : { kind: "all" };
	return { period, files: positionals, help, output: output ?? `reports/${day ?? month ?? "all"}.html` };
}

function parsed(parameters: readonly string[]) {
	try {
		return parseArgs({
			args: [...parameters],
			allowPositionals: true,
			options: {
				day: { type: "string" },
				month: { type: "string" },
				output: { type: "string", short: "o" },
				help: { type: "boolean", short: "h" },
			},
		});
	} catch (error) {
		// Node says it in English.
		const message = error instanceof Error ? error.message : "";
		const [option = "?"] = message.match(/--\w[\w-]*/) ?? message.match(/-\w/) ?? [];
		if (message.startsWith("Unknown option")) throw new UsageError(`Die Option ${option} gibt es nicht.`);
		const value = message.includes("does not take") ? "keinen" : "genau einen";
		throw new UsageError(`Die Option ${option} braucht ${value} Wert.`);
	}
}
