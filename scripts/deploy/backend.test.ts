import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { x } from "tinyexec";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMMIT_HEADER } from "../../src/chat/contract.ts";
import { denoBinary } from "../dev/function-process.ts";
import { listen } from "../dev/loopback.ts";
import { startRealFunction } from "../test/real-function.ts";
import { deployBackend, deployDatabase, deployFunction, deploySettings } from "./backend.ts";
import { collectSettings } from "./settings.ts";

const PROJECT = { SUPABASE_PROJECT_REF: "a".repeat(20), SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` };
const COMMIT = "0123abc";
const ENTRY = "supabase/functions/ai-chat/index.ts";
/** Copy of the uploaded files, inside the repository so that the CLI is found. */
const COPY = resolve(".cache/deployed");
const CREATED = {
	id: "1",
	slug: "ai-chat",
	name: "ai-chat",
	status: "ACTIVE",
	version: 1,
	created_at: 0,
	updated_at: 0,
};

/** Request bodies to Supabase's management API, by path. */
const sent = new Map<string, Response>();
const api: RequestListener = async (request, response) => {
	const headers = { "content-type": request.headers["content-type"] ?? "" };
	const path = request.url?.replace(/\?.*/, "") ?? "";
	sent.set(`${request.method} ${path}`, new Response(Buffer.concat(await request.toArray()), { headers }));
	response.writeHead(request.method === "POST" ? 201 : 404, { "content-type": "application/json" });
	response.end(request.method === "POST" ? JSON.stringify(CREATED) : "{}");
};
let stopApi: () => Promise<unknown>;
let home: string;
let env: Record<string, string>;

beforeEach(async () => {
	sent.clear();
	await rm(COPY, { recursive: true, force: true });
	const { url, stop } = await listen(api);
	stopApi = stop;
	home = await mkdtemp(join(tmpdir(), "home-"));
	env = { HOME: home, DO_NOT_TRACK: "1", SUPABASE_PROFILE: join(home, "profile.yaml") };
	const profile = ["name: stand-in", `api_url: ${url}`, `dashboard_url: ${url}`, "project_host: 127.0.0.1"];
	await writeFile(join(home, "profile.yaml"), profile.join("\n"));
});
afterEach(async () => {
	await stopApi();
	await rm(home, { recursive: true });
});

/** Writes a file of the copy. */
async function write(path: string, content: string): Promise<void> {
	await mkdir(dirname(join(COPY, path)), { recursive: true });
	await writeFile(join(COPY, path), content);
}

test("the uploaded function is public, complete and answers", async () => {
	await deployFunction(PROJECT, COMMIT, { env });
	const upload = await sent
		.get(`POST /v1/projects/${PROJECT.SUPABASE_PROJECT_REF}/functions/deploy`)
		?.formData();
	const metadata = upload?.get("metadata");
	expect(JSON.parse(metadata instanceof File ? await metadata.text() : `${metadata}`)).toMatchObject({
		verify_jwt: false,
		entrypoint_path: ENTRY,
	});
	const files = (upload?.getAll("file") ?? []).filter((file) => file instanceof File);
	expect(files.filter(({ name }) => /\.test\.|^(?!src\/|supabase\/functions\/)/.test(name))).toEqual([]);
	for (const file of files) await write(file.name, await file.text());

	// Adds what the hosted runtime provides: the packages and a server.
	await symlink(resolve("node_modules"), join(COPY, "node_modules"), "dir");
	await cp("deno.json", join(COPY, "deno.json"));
	await cp("scripts/dev/function-server.ts", join(COPY, "scripts/dev/function-server.ts"));
	const check = await x(denoBinary(), ["check", join(COPY, ENTRY)]);
	expect(check.exitCode, check.stderr).toBe(0);

	const { url, stop } = await startRealFunction({}, { root: COPY });
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ message: "How can I contact you?", context: [] });
	const response = await fetch(url, { method: "POST", headers, body });
	await stop();
	expect(await response.json()).toMatchObject({ message: expect.any(String), origin: "site" });
	expect(response.headers.get(COMMIT_HEADER)).toBe(COMMIT);
});

test("a missing module fails the deploy", async () => {
	await write(ENTRY, 'import "./gone.ts";');
	await write("src/empty.ts", "");
	await cp("deno.json", join(COPY, "deno.json"));
	await cp("supabase/config.toml", join(COPY, "supabase/config.toml"));
	await expect(deployFunction(PROJECT, COMMIT, { env }, COPY)).rejects.toThrow("uploaded with a warning");
});

test("sets every setting of the function, and empties unset ones", async () => {
	const OPENAI_API_KEY = `sk-a=b#c$d\${HOME}`;
	await deploySettings(collectSettings({ ...PROJECT, OPENAI_API_KEY, CHAT_ENABLED: "true" }), { env });
	const call = sent.get(`POST /v1/projects/${PROJECT.SUPABASE_PROJECT_REF}/secrets`);
	const settings = (await call?.json()) as { name: string; value: string }[];
	expect(settings).toContainEqual({ name: "OPENAI_API_KEY", value: OPENAI_API_KEY });
	expect(settings).toContainEqual({ name: "CHAT_ENABLED", value: "true" });
	expect(settings).toContainEqual({ name: "OPENAI_MODEL", value: "" });
	expect(settings.map(({ name }) => name)).not.toContain("SUPABASE_ACCESS_TOKEN");
});

test("a failing CLI command stops the deploy", async () => {
	const settings = { ...PROJECT, SUPABASE_ACCESS_TOKEN: "no token" };
	await expect(deployFunction(settings, COMMIT, { env })).rejects.toThrow(
		"supabase functions deploy failed.",
	);
});

/** Stands in for the CLI, for what the management API alone can't show; returns the commands that it is called with. */
async function fakeCli(script: string) {
	await write("node_modules/.bin/supabase", `#!/bin/sh\necho "$@" >>commands\n${script}`);
	await chmod(join(COPY, "node_modules/.bin/supabase"), 0o755);
	return async () => (await readFile(join(COPY, "commands"), "utf8")).trim().split("\n");
}

test("a file's name or a warning of Node's doesn't fail the deploy", async () => {
	await fakeCli('echo "Uploading asset: src/early-warning.ts"; echo "(node:7) Warning: deprecated" >&2');
	await deployBackend(PROJECT, COMMIT, { cwd: COPY });
});

test("applies migrations before the function that needs them", async () => {
	const commands = await fakeCli("exit 0");
	await deployBackend(PROJECT, COMMIT, { cwd: COPY });
	expect((await commands()).map((command) => command.split(" ", 2).join(" "))).toEqual([
		"db push",
		"secrets set",
		"functions deploy",
	]);
});

test("pushes migrations to the project, or to the address that a network without IPv6 needs", async () => {
	const commands = await fakeCli('echo "Your network does not support IPv6." >&2; exit 1');
	const push = (settings: object) => deployDatabase({ ...PROJECT, ...settings }, { cwd: COPY });
	await expect(push({})).rejects.toThrow(/^supabase db push failed\. .*set the secret SUPABASE_DB_URL/);
	await expect(push({ SUPABASE_DB_URL: "postgresql://pooler" })).rejects.toThrow();
	expect(await commands()).toEqual([
		expect.stringContaining(`--remote=${PROJECT.SUPABASE_PROJECT_REF}`),
		expect.stringContaining("--remote=postgresql://pooler"),
	]);
});
