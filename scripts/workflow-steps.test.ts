import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { ownerPlaceholders } from "../src/content/owner.ts";
import { type Backend, startRealBackend } from "./backend-stand-in.ts";
import { type Outcome, run } from "./run.ts";
import { recordManagementCalls } from "./supabase-stand-in.ts";

interface Job {
	env?: Record<string, string>;
	steps?: { run?: string; env?: Record<string, string> }[];
}
const { jobs } = parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as { jobs: Record<string, Job> };

/** What GitHub would put in the place of the workflow's expressions; nothing for what it doesn't know. */
const CONTEXT: Readonly<Record<string, string>> = {
	"vars.SUPABASE_PROJECT_REF": "aaaaaaaaaaaaaaaaaaaa",
	"vars.VITE_SUPABASE_URL": "https://aaaaaaaaaaaaaaaaaaaa.supabase.co",
	"vars.VITE_SUPABASE_PUBLISHABLE_KEY": "sb_publishable_abc",
	"secrets.SUPABASE_ACCESS_TOKEN": `sbp_${"0".repeat(40)}\n`,
	"vars.OPENAI_MODEL": "a model",
	"steps.pages.outputs.base_path": "/repo",
	"vars.VITE_SITE_URL || steps.pages.outputs.base_url": "https://me.github.io/repo",
	"needs.gate.outputs.address": "https://me.github.io/repo",
};

let backend: Backend | undefined;
afterEach(() => backend?.stop());

/** Runs a step of the deploy as its workflow words it, with the environment that it is given there. */
function runStep(
	job: string,
	command: string,
	context: Readonly<Record<string, string>>,
	machine: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
	const step = jobs[job]?.steps?.find((candidate) => candidate.run === command);
	if (!step) throw new Error(`deploy.yml has no step "${command}" in ${job}.`);
	const env = Object.entries({ ...jobs[job]?.env, ...step.env }).map(([name, value]) => [
		name,
		value.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => context[expression] ?? ""),
	]);
	return run(command.split(" "), { env: { ...Object.fromEntries(env), ...machine } });
}

test("the gate lets a complete project pass, but for the placeholders that are left", async () => {
	const { code, output } = await runStep("gate", "npm run check:production", CONTEXT);
	expect(output.match(/(?<=✗ ).*/g) ?? []).toEqual(
		ownerPlaceholders().map((field) => `src/content/owner.ts: ${field} still holds a placeholder.`),
	);
	expect(code).toBe(ownerPlaceholders().length > 0 ? 1 : 0);
});

test("in a repository without secrets and variables the gate names what is needed", async () => {
	const { code, output } = await runStep("gate", "npm run check:production", {});
	expect(code).toBe(1);
	expect(output.match(/(?<=✗ )\w+ is not set/g)).toEqual([
		"SUPABASE_ACCESS_TOKEN is not set",
		"SUPABASE_PROJECT_REF is not set",
		"VITE_SUPABASE_URL is not set",
		"VITE_SUPABASE_PUBLISHABLE_KEY is not set",
	]);
});

test("settings and function reach the project", async () => {
	const calls = await recordManagementCalls(async ({ env: { SUPABASE_ACCESS_TOKEN: _, ...machine } }) => {
		for (const command of ["npm run deploy:settings", "npm run deploy:function"]) {
			const { code, output } = await runStep("backend", command, CONTEXT, machine);
			expect(code, output).toBe(0);
		}
	});
	const project = `/v1/projects/${CONTEXT["vars.SUPABASE_PROJECT_REF"]}`;
	const paths = calls.filter(({ method }) => method === "POST").map(({ path }) => path);
	expect(paths).toContain(`${project}/secrets`);
	expect(paths.at(-1)).toContain(`${project}/functions/deploy?slug=ai-chat`);
	const settings = await calls.find(({ path }) => path.endsWith("/secrets"))?.body.json();
	expect(settings).toContainEqual({ name: "OPENAI_MODEL", value: "a model" });
});

test("the deployed function is asked as the site will ask it", async () => {
	backend = await startRealBackend();
	const context = { ...CONTEXT, "vars.VITE_SUPABASE_URL": backend.url };
	const { code, output } = await runStep("backend", "npm run smoke", context);
	expect(code, output).toBe(0);
	expect(output).toContain(`The function at ${backend.url} answers.`);
});

test("the commit to go back to is handed on to the other jobs", async () => {
	const folder = await mkdtemp(join(tmpdir(), "output-"));
	const handedOn = join(folder, "output");
	const { stdout } = await run(["git", "rev-parse", "HEAD"]);
	const step = { ...CONTEXT, "inputs.ref": stdout.slice(0, 10) };
	const { code, output } = await runStep("gate", "npm run find:release", step, { GITHUB_OUTPUT: handedOn });
	expect(code, output).toBe(0);
	expect(await readFile(handedOn, "utf8")).toBe(`commit=${stdout.trim()}\n`);
	await rm(folder, { recursive: true });
});
