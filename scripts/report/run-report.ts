import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Readable } from "node:stream";
import { number } from "./figures.ts";
import { type ReportOptions, readOptions, USAGE, UsageError } from "./options.ts";
import { htmlReport } from "./page.tsx";
import { dayName } from "./period.ts";
import { progressLine, type Terminal } from "./progress.ts";
import { type LogInput, openFiles, type Reading, readLog } from "./read-log.ts";
import { Tally } from "./tally.ts";
import { textReport } from "./text-report.ts";

/** What a process has to read from and write to. */
export interface Streams {
	stdin: Readable & { isTTY?: boolean };
	stdout: { write(text: string): unknown };
	stderr: Terminal;
}

/**
 * Reads logs, and writes numbers to the output and as a page to a file.
 *
 * @returns The process' exit code: 0 for a report, 1 where there is nothing to report on or a file fails, 2 for
 * a call that can't be meant.
 */
export async function runReport(parameters: readonly string[], streams: Streams): Promise<0 | 1 | 2> {
	try {
		streams.stdout.write(await report(readOptions(parameters), streams));
		return 0;
	} catch (error) {
		const isUsage = error instanceof UsageError;
		const sentence = error instanceof Error ? error.message : String(error);
		streams.stderr.write(`✗ ${sentence}\n${isUsage ? `\n${USAGE}\n` : ""}`);
		return isUsage ? 2 : 1;
	}
}

async function report(options: ReportOptions, { stdin, stderr }: Streams): Promise<string> {
	const { period, files, output, help } = options;
	if (help) return `${USAGE}\n`;
	if (files.some((file) => resolve(file) === resolve(output)))
		throw new UsageError(`Die Seite würde ${output} überschreiben, woraus gelesen wird.`);
	if (files.length === 0 && stdin.isTTY) throw new UsageError("Es fehlt eine Datei oder eine Eingabe.");
	const inputs: LogInput[] =
		files.length > 0 ? await openFiles(files) : [{ name: "Die Standardeingabe", open: () => stdin }];
	const tally = new Tally(period);
	const progress = progressLine(stderr);
	const reading = await readLog(inputs, (call) => tally.add(call), progress.show).finally(progress.end);
	const summary = tally.summary();
	if (!summary) throw new Error(whyNothing(reading, tally));
	const source = whatWasRead(reading, tally);
	await mkdir(dirname(output), { recursive: true });
	await writeFile(output, htmlReport(summary, source));
	return `${textReport(summary, source)}\nAls Seite: ${output}\n`;
}

function whyNothing(reading: Reading, tally: Tally): string {
	if (reading.lines === 0) return "Die Eingabe ist leer.";
	const range = tally.range;
	if (range) return `Im Zeitraum liegt kein Eintrag; gelesen wurden ${range.map(dayName).join(" bis ")}.`;
	return `Es gibt keinen Eintrag des Chats, der sich zählen lässt. ${whatWasRead(reading, tally)}`;
}

function whatWasRead({ lines, calls, unreadable, repeated }: Reading, { elsewhere, undated }: Tally): string {
	const more = [
		["außerhalb des Zeitraums", elsewhere],
		["ohne Zeitangabe und nicht gezählt", undated],
		["doppelt in mehreren Dateien", repeated],
	] as const;
	const parts = [
		`Gelesene Zeilen: ${number(lines)}`,
		`Einträge des Chats: ${number(calls)}`,
		`nicht lesbar: ${number(unreadable)}`,
		...more.filter(([, count]) => count > 0).map(([what, count]) => `${what}: ${number(count)}`),
	];
	return `${parts.join("; ")}.`;
}
