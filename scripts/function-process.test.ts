import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type FunctionProcess, startFunction } from "./function-process.ts";

let running: FunctionProcess | undefined;
afterEach(() => running?.stop());

/** Starts a stand-in for Deno that says `script`'s lines. */
function start(script: string): string[] {
	const lines: string[] = [];
	running = startFunction([process.execPath, "-e", script], { PATH: process.env.PATH ?? "" }, (line) =>
		lines.push(line),
	);
	return lines;
}

const STAY = "setInterval(() => {}, 1000);";

test("the origin is known once the function listens", async () => {
	start(`console.log('{"port":4711}'); ${STAY}`);
	expect(await running?.origin()).toBe("http://127.0.0.1:4711");
});

test("a function that can't start has no origin, and its sentence is passed on", async () => {
	const lines = start(`console.error("ai-chat: CHAT_ENABLED must be true or false."); ${STAY}`);
	expect(await running?.origin()).toBeUndefined();
	expect(lines).toEqual(["CHAT_ENABLED must be true or false."]);
});

test("a process that ends has no origin", async () => {
	start("process.exit(1)");
	expect(await running?.origin()).toBeUndefined();
});

test("a program that is not there has no origin, and the reason is passed on", async () => {
	const lines: string[] = [];
	running = startFunction(["no-such-program"], {}, (line) => lines.push(line));
	expect(await running.origin()).toBeUndefined();
	expect(lines.join()).toContain("ENOENT");
});

test("while the watcher restarts, callers wait for the new port", async () => {
	const folder = await mkdtemp(join(tmpdir(), "process-"));
	const signal = join(folder, "go");
	const lines = start(`
		console.log('{"port":1}');
		console.error('Watcher Process started.');
		console.error('Watcher Restarting! File change detected: "x.ts"');
		console.error('seen');
		require("node:fs").watch(${JSON.stringify(folder)}, () => console.log('{"port":2}'));
	`);
	await expect.poll(() => lines).toEqual(["seen"]);
	const origin = running?.origin();
	await writeFile(signal, "");
	expect(await origin).toBe("http://127.0.0.1:2");
	await rm(folder, { recursive: true });
});

test("stopping ends the process", async () => {
	const lines = start(`console.log(process.pid); console.log('{"port":1}'); ${STAY}`);
	await running?.origin();
	await running?.stop();
	expect(() => process.kill(Number(lines[0]), 0)).toThrow("ESRCH");
	expect(await running?.origin()).toBeUndefined();
});
