import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { progressLine } from "./progress.ts";

function shown(isTTY: boolean, seconds: number): string {
	let time = 0;
	const terminal = Object.assign(new PassThrough(), { isTTY });
	const progress = progressLine(terminal, () => time);
	for (let line = 1; line <= 10_000; line++) {
		time = (seconds * 1000 * line) / 10_000;
		progress.show(line, 20_000);
	}
	progress.end();
	return String(terminal.read() ?? "");
}

test("a long input's progress is one line, which is gone in the end", () => {
	const text = shown(true, 1);
	expect(text).toContain("2.000 Zeilen gelesen (10 %)");
	expect(text).toContain("10.000 Zeilen gelesen (50 %)");
	expect(text).not.toContain("\n");
	expect(text.endsWith("\u001b[1G\u001b[2K")).toBe(true);
});

test("a short input, and one without a terminal to watch it, shows none", () => {
	expect(shown(true, 0.1)).toBe("");
	expect(shown(false, 10)).toBe("");
});
