import { expect, test } from "vitest";
import { run } from "./run.ts";

/** Runs a command in a process of its own, as it would end that of the test. */
const runs = (act: string) =>
	run([
		process.execPath,
		"--import",
		"tsx",
		"--input-type=module",
		"--eval",
		`import { runCommand } from "./scripts/command.ts"; runCommand(${act}, "✗ ");`,
	]);

test("a command ends with the code that it resolves to", async () => {
	expect((await runs("async () => 3")).code).toBe(3);
	expect((await runs("async () => 0")).code).toBe(0);
});

test("a command without a code goes on until nothing is left to do", async () => {
	expect(await runs("async () => void setTimeout(() => console.log('later'))")).toMatchObject({
		code: 0,
		output: "later\n",
	});
});

test("a failure is one sentence and code 1", async () => {
	const { code, output } = await runs("async () => { throw new Error('There is no key.'); }");
	expect([code, output]).toEqual([1, "✗ There is no key.\n"]);
});
