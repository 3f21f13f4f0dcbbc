/**
 * `npm test`: every check there is, one line each; ends with the first that fails, after showing all that it
 * said. The last line counts the tests that ran.
 */

import { mkdir, readFile, rm } from "node:fs/promises";
import { runCommand } from "./command.ts";
import { countTests, type TestCount } from "./junit.ts";
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

/** What keeps a single core busy runs side by side; tests keep all of them busy, and run one after the other. */
const SIDE_BY_SIDE: readonly Part[] = [
	{ name: "lint", command: ["npm", "run", "lint", "--", "--colors=off"] },
	{ name: "types of the site", command: ["npm", "run", "typecheck:site"] },
	{ name: "types of the function", command: ["npm", "run", "typecheck:function"] },
];

const IN_TURN: readonly Part[] = [
	{ name: "unit tests", command: vitest("test:unit", report("unit")), report: report("unit") },
	{
		name: "function tests",
		// Its types, and those of its tests, have been checked by then.
		command: ["npm", "run", "test:function", "--", "--no-check", `--junit-path=${report("function")}`],
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

/** Runs a part and tells how it went, with the tests that it counted. Throws where it fails. */
async function runPart({ name, command, env, report }: Part): Promise<TestCount | undefined> {
	const start = performance.now();
	const { code, output } = await run(command, { env: { NO_COLOR: "1", ...env } });
	if (code !== 0) {
		console.log(output);
		throw new Error(`✗ ${name}`);
	}
	const counted = report ? countTests(await readFile(report, "utf8")) : undefined;
	const seconds = ((performance.now() - start) / 1000).toFixed(0);
	console.log(`✓ ${name}${counted ? `: ${counted.passed}` : ""} (${seconds} s)`);
	return counted;
}

async function testEverything(): Promise<void> {
	await rm(REPORTS, { recursive: true, force: true });
	await mkdir(REPORTS, { recursive: true });
	await Promise.all(SIDE_BY_SIDE.map(runPart));
	const sum = { passed: 0, failed: 0, skipped: 0 };
	for (const part of IN_TURN) {
		const counted = await runPart(part);
		for (const key of ["passed", "failed", "skipped"] as const) sum[key] += counted?.[key] ?? 0;
	}
	if (sum.skipped > 0) console.log(`${sum.skipped} skipped`);
	console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

runCommand(testEverything);
