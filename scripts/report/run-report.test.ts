import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logLine } from "../../supabase/functions/ai-chat/log.ts";
import { runReport } from "./run-report.ts";

let folder = "";
let page = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "report-"));
	page = join(folder, "new/page.html");
});
afterAll(() => rm(folder, { recursive: true }));

async function run(parameters: readonly string[], stdin: Readable & { isTTY?: boolean }, isTTY = false) {
	const [stdout, stderr] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY })];
	const code = await runReport(["--output", page, ...parameters], { stdin, stdout, stderr });
	return { code, output: String(stdout.read() ?? ""), errors: String(stderr.read() ?? "") };
}

const NOVEMBER = new Date("2026-11-20T08:15:31.120Z");
const line = (ms: number) => logLine({ outcome: "answered", origin: "site", status: 200, ms }, NOVEMBER);

test("a report goes to the output and, as a page, into a file whose folder may be new", async () => {
	const { code, output, errors } = await run(
		["--month", "2026-11"],
		Readable.from([`${line(1)}\n${line(2)}`]),
	);
	expect([code, errors]).toEqual([0, ""]);
	expect(output).toContain("Fragen an den Assistenten: November 2026");
	expect(output).toContain("2 Fragen");
	expect(output).toContain(`Als Seite: ${page}`);
	expect(await readFile(page, "utf8")).toContain("November 2026</h1>");
});

test("what was read is told: unreadable, undated and of another time", async () => {
	const december = logLine({ outcome: "declined", status: 200, ms: 1 }, new Date("2026-12-01T12:00:00Z"));
	const undated = line(2).replace(/"at":".*?",/, "");
	const input = [line(1), december, undated, line(3).slice(0, 50), "booted (time: 29ms)"].join("\n");
	const { output } = await run(["--month", "2026-11"], Readable.from([input]));
	expect(output).toContain(
		"Gelesene Zeilen: 5; Einträge des Chats: 3; nicht lesbar: 1; außerhalb des Zeitraums: 1; ohne Zeitangabe und nicht gezählt: 1.",
	);
});

test("a line that comes in pieces is one, and the same entry twice in one input counts twice", async () => {
	const text = `${line(1)}\n${line(1)}\n`;
	const { output } = await run([], Readable.from([text.slice(0, 40), text.slice(40, 130), text.slice(130)]));
	expect(output).toContain("2 Fragen");
});

test("an entry in two files counts once", async () => {
	const files = [join(folder, "a.log"), join(folder, "b.log")] as const;
	await writeFile(files[0], `${line(1)}\n${line(2)}`);
	await writeFile(files[1], `${line(2)}\n${line(3)}`);
	const { output } = await run(files, Readable.from([]));
	expect(output).toContain("3 Fragen");
	expect(output).toContain("doppelt in mehreren Dateien: 1.");
});

const none = () => Readable.from([]);
test.each([
	["a file that isn't there", ["no-such.csv"], none(), 1, "✗ Die Datei no-such.csv gibt es nicht.\n"],
	["a folder", ["scripts"], none(), 1, "✗ scripts ist ein Ordner, keine Datei.\n"],
	["an empty input", [], none(), 1, "✗ Die Eingabe ist leer.\n"],
	["other lines", [], Readable.from(["booted\n"]), 1, "✗ Es gibt keinen Eintrag des Chats, der sich"],
	[
		"another day",
		["--day", "2020-01-01"],
		Readable.from([line(1)]),
		1,
		"gelesen wurden 20. November 2026 bis",
	],
	["an unknown option", ["--week", "47"], none(), 2, "✗ Die Option --week gibt es nicht.\n\nAufruf:"],
	[
		"no input at all",
		[],
		Object.assign(none(), { isTTY: true }),
		2,
		"✗ Es fehlt eine Datei oder eine Eingabe.",
	],
	["a page in place of a log", ["-o", "package.json", "package.json"], none(), 2, "überschreiben"],
])("without a report for %s, a sentence says why", async (_, parameters, stdin, expected, sentence) => {
	const { code, output, errors } = await run(parameters, stdin);
	expect(errors).toContain(sentence);
	expect([code, output]).toEqual([expected, ""]);
});

test("an input that breaks off ends with a sentence", async () => {
	const broken = new Readable({
		read() {
			this.destroy(Object.assign(new Error("gone"), { code: "EIO" }));
		},
	});
	const { code, errors } = await run([], broken);
	expect([code, errors]).toEqual([1, "✗ Die Standardeingabe lässt sich nicht lesen (EIO).\n"]);
});

test("help is no error", async () => {
	const { code, output } = await run(["--help"], none());
	expect(code).toBe(0);
	expect(output).toMatch(/^Aufruf: npm run report/);
});
