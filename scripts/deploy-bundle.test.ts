import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { denoBinary, denoEnvironment } from "./deno.ts";
import { type FunctionProcess, functionCommand, startFunction } from "./function-process.ts";
import { type RecordedDeploy, recordDeploy } from "./recorded-deploy.ts";
import { run } from "./run.ts";

/** The uploaded files in a tree of their own, where nothing else of the repository can help them. */
const TREE = resolve(".cache/deployed");
const ENTRY = "supabase/functions/ai-chat/index.ts";

let deploy: RecordedDeploy;
let running: FunctionProcess | undefined;

beforeAll(async () => {
	deploy = await recordDeploy();
	await rm(TREE, { recursive: true, force: true });
	for (const [path, content] of deploy.files) {
		await mkdir(dirname(join(TREE, path)), { recursive: true });
		await writeFile(join(TREE, path), content);
	}
	// What the hosted runtime brings: the packages, and a place to listen.
	await symlink(resolve("node_modules"), join(TREE, "node_modules"), "dir");
	await cp("deno.json", join(TREE, "deno.json"));
	await cp("scripts/function-server.ts", join(TREE, "scripts/function-server.ts"));
});

afterAll(() => running?.stop());

test("the deploy succeeds, and the CLI warns of nothing", () => {
	expect(deploy.cli.output).not.toMatch(/warn/i);
	expect(deploy.cli.code, deploy.cli.output).toBe(0);
});

test("anonymous visitors may call the function", () => {
	expect(deploy.metadata).toMatchObject({ verify_jwt: false, entrypoint_path: ENTRY });
});

test("exactly the modules that the function imports are uploaded, with its import map", async () => {
	const { stdout } = await run([denoBinary(), "info", "--json", ENTRY]);
	const { modules } = JSON.parse(stdout) as { modules: { specifier: string; error?: string }[] };
	const imported = modules
		.filter(({ specifier }) => specifier.startsWith("file:") && !specifier.includes("/node_modules/"))
		.map(({ specifier }) => relative(".", fileURLToPath(specifier)).replaceAll("\\", "/"));
	expect(imported).toContain(ENTRY);
	expect([...deploy.files.keys()].sort()).toEqual(
		[...imported, "supabase/functions/ai-chat/deno.json"].sort(),
	);
});

test("the uploaded files are complete and sound in themselves", async () => {
	const { code, output } = await run([denoBinary(), "check", join(TREE, ENTRY)]);
	expect(code, output).toBe(0);
});

test("the uploaded function starts and answers", async () => {
	const complaints: string[] = [];
	const command = functionCommand({ watch: false, root: TREE });
	running = startFunction(command, denoEnvironment(process.env), (line) => complaints.push(line));
	const origin = await running.origin();
	expect(origin, complaints.join("\n")).toBeDefined();
	const response = await fetch(`${origin}/ai-chat`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "Which certifications do you have?", context: [] }),
	});
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ message: expect.stringContaining("AWS"), origin: "site" });
});
