import { expect, test } from "vitest";
import { readOptions, UsageError } from "./options.ts";

test("without options everything is reported on, from standard input", () => {
	expect(readOptions([])).toEqual({
		period: { kind: "all" },
		files: [],
		output: "reports/all.html",
		help: false,
	});
});

test("a day or a month names the period and the page", () => {
	expect(readOptions(["--day", "2028-02-29", "a.csv"])).toMatchObject({
		period: { kind: "day", day: "2028-02-29" },
		files: ["a.csv"],
		output: "reports/2028-02-29.html",
	});
	expect(readOptions(["a.csv", "b.json", "--month=2026-11", "-o", "x.html"])).toMatchObject({
		period: { kind: "month", month: "2026-11" },
		files: ["a.csv", "b.json"],
		output: "x.html",
	});
});

test.each([
	[["--day", "2026-02-29"], "--day braucht einen Tag wie 2026-11-20, nicht „2026-02-29“."],
	[["--day", "gestern"], "nicht „gestern“"],
	[["--month", "2026-13"], "--month braucht einen Monat wie 2026-11, nicht „2026-13“."],
	[["--day", "2026-11-20", "--month", "2026-11"], "schließen einander aus"],
	[["--day"], "Die Option --day braucht genau einen Wert."],
	[["--help=ja"], "Die Option --help braucht keinen Wert."],
	[["--week", "47"], "Die Option --week gibt es nicht."],
	[["-x"], "Die Option -x gibt es nicht."],
	[["--output", ""], "--output braucht den Namen einer Datei."],
])("%j is refused with a sentence", (parameters, sentence) => {
	expect(() => readOptions(parameters)).toThrow(UsageError);
	expect(() => readOptions(parameters)).toThrow(sentence);
});
