import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deployFunction, deploySettings } from "./backend-deploy.ts";
import { denoBinary, type RunningFunction, startFunction } from "./dev/function-process.ts";
import { freePort } from "./dev/port.ts";
import { run } from "./run.ts";
import { recordManagementCalls } from "./supabase-stand-in.ts";

/** The uploaded files in a tree of their own, where nothing else of the repository can help them. */
const TREE = resolve(".cache/deployed");
const ENTRY = "supabase/functions/ai-chat/index.ts";

interface Metadata {
	verify_jwt: boolean;
	entrypoint_path: string;
}

/** Content by path from the repository's root. */
const files = new Map<string, string>();
let metadata: Metadata;
let running: RunningFunction | undefined;

beforeAll(async () => {
	const calls = await recordManagementCalls(({ env, ...target }) =>
		deployFunction({ ...target, options: { env } }),
	);
	const upload = await calls
		.find(({ path }) => path.includes("/functions/deploy?slug=ai-chat"))
		?.body.formData();
	const description = upload?.get("metadata");
	metadata = JSON.parse(description instanceof File ? await description.text() : (description ?? "{}"));
	for (const file of upload?.getAll("file") ?? [])
		if (file instanceof File) files.set(file.name, await file.text());
	await rm(TREE, { recursive: true, force: true });
	for (const [path, content] of files) {
		await mkdir(dirname(join(TREE, path)), { recursive: true });
		await writeFile(join(TREE, path), content);
	}
	// What the hosted runtime brings: the packages, and a place to listen.
	await symlink(resolve("node_modules"), join(TREE, "node_modules"), "dir");
	await cp("deno.json", join(TREE, "deno.json"));
	await cp("scripts/dev/function-server.ts", join(TREE, "scripts/dev/function-server.ts"));
});

afterAll(() => running?.stop());

test("anonymous visitors may call the function", () => {
	expect(metadata).toMatchObject({ verify_jwt: false, entrypoint_path: ENTRY });
});

test("exactly the modules that the function imports are uploaded, with its import map", async () => {
	const { stdout } = await run([denoBinary(), "info", "--json", ENTRY]);
	const { modules } = JSON.parse(stdout) as { modules: { specifier: string; error?: string }[] };
	const imported = modules
		.filter(({ specifier }) => specifier.startsWith("file:") && !specifier.includes("/node_modules/"))
		.map(({ specifier }) => relative(".", fileURLToPath(specifier)).replaceAll("\\", "/"));
	expect(imported).toContain(ENTRY);
	expect([...files.keys()].sort()).toEqual([...imported, "supabase/functions/ai-chat/deno.json"].sort());
});

test("the uploaded files are complete and sound in themselves", async () => {
	const { code, output } = await run([denoBinary(), "check", join(TREE, ENTRY)]);
	expect(code, output).toBe(0);
});

test("the uploaded function starts and answers", async () => {
	const complaints: string[] = [];
	const log = (line: string) => complaints.push(line);
	running = startFunction({ port: await freePort(), env: { PATH: process.env.PATH }, root: TREE, log });
	expect(await running.isUp(), complaints.join("\n")).toBe(true);
	const response = await fetch(`${running.url}/ai-chat`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "Which certifications do you have?", context: [] }),
	});
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ message: expect.stringContaining("AWS"), origin: "site" });
});

test("the deploy sets every setting of the function, and empties what is no longer there", async () => {
	const key = `sk-a=b#c$d\${HOME}`;
	const values = { OPENAI_API_KEY: `${key}\n`, CHAT_ENABLED: "true", PATH: "/bin" };
	const calls = await recordManagementCalls(({ env, ...target }) =>
		deploySettings({ ...target, options: { env } }, values),
	);
	const call = calls.find(({ path }) => path.endsWith("/secrets"));
	expect(call?.path).toBe(`/v1/projects/${"a".repeat(20)}/secrets`);
	const sent = (await call?.body.json()) as { name: string; value: string }[];
	expect(Object.fromEntries(sent.map(({ name, value }) => [name, value]))).toEqual({
		OPENAI_API_KEY: key,
		OPENAI_BASE_URL: "",
		OPENAI_MODEL: "",
		CHAT_ENABLED: "true",
		CHAT_MAX_OUTPUT_TOKENS: "",
		CHAT_RATE_PER_MINUTE: "",
		CHAT_RATE_PER_DAY: "",
		CHAT_MODEL_CALLS_PER_DAY: "",
		CHAT_TIMEOUT_MS: "",
		CHAT_ALLOWED_ORIGINS: "",
	});
});
