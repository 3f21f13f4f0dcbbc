/**
 * `npm test`: every check there is, one after the other, one line each; ends with the first that fails,
 * after showing all that it said. The last line counts the tests that ran.
 */

import { mkdir, readFile, rm } from "node:fs/promises";
import { runCommand } from "./command.ts";
import { countTests } from "./junit.ts";
import { run } from "./run.ts";

const REPORTS = ".cache/test-reports";

interface Part {
	name: string;
	command: readonly string[];
	env?: Readonly<Record<string, string>>;
	/** JUnit file that the part leaves behind, where it is made of tests. */
	report?: string;
}

const vitest = (script: string, report: string) => [
	"npm",
	"run",
	script,
	"--",
	"--reporter=default",
	"--reporter=junit",
	`--outputFile.junit=${report}`,
];

const report = (name: string) => `${REPORTS}/${name}.xml`;

const PARTS: readonly Part[] = [
	{ name: "lint", command: ["npm", "run", "lint", "--", "--colors=off"] },
	{ name: "types", command: ["npm", "run", "typecheck"] },
	{ name: "unit tests", command: vitest("test:unit", report("unit")), report: report("unit") },
	{
		name: "function tests",
		command: ["npm", "run", "test:function", "--", `--junit-path=${report("function")}`],
		report: report("function"),
	},
	{ name: "deploy bundle", command: vitest("test:deploy", report("deploy")), report: report("deploy") },
	{
		name: "production build and browser tests",
		command: ["npm", "run", "test:e2e"],
		env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report("e2e") },
		report: report("e2e"),
	},
];

async function testEverything(): Promise<void> {
	await rm(REPORTS, { recursive: true, force: true });
	await mkdir(REPORTS, { recursive: true });
	const sum = { passed: 0, failed: 0, skipped: 0 };
	for (const part of PARTS) {
		const start = performance.now();
		const { code, output } = await run(part.command, { env: { NO_COLOR: "1", ...part.env } });
		if (code !== 0) {
			console.log(output);
			throw new Error(`✗ ${part.name}`);
		}
		const counted = part.report ? countTests(await readFile(part.report, "utf8")) : undefined;
		for (const key of ["passed", "failed", "skipped"] as const) sum[key] += counted?.[key] ?? 0;
		const seconds = ((performance.now() - start) / 1000).toFixed(0);
		console.log(`✓ ${part.name}${counted ? `: ${counted.passed}` : ""} (${seconds} s)`);
	}
	if (sum.skipped > 0) console.log(`${sum.skipped} skipped`);
	console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

runCommand(testEverything);
