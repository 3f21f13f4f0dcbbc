import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startLocalStack } from "./local-stack.ts";

let folder: string;
let envFile: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "stack-"));
	envFile = join(folder, ".env.local");
});
afterEach(() => rm(folder, { recursive: true }));

/** A stand-in for the CLI: a script that is given the subcommand and its parameters. */
async function cli(script: string): Promise<string[]> {
	const path = join(folder, "cli.mjs");
	await writeFile(path, `const [, , command, ...parameters] = process.argv;\n${script}`);
	return [process.execPath, path];
}

/** Answers `status` as the real one does: names as they were asked for, chatter on standard error. */
const STATUS = `
	if (command === "status") {
		console.error("Stopped services: [supabase_studio]");
		const name = (field) => parameters.find((parameter) => parameter.startsWith(field + "="))?.split("=")[1];
		console.log(name("api.url") + '="http://127.0.0.1:54321"');
		console.log(name("auth.publishable_key") + '="sb_publishable_abc"');
	}`;

test("address and key of the stack reach the site, and other settings stay", async () => {
	await writeFile(envFile, "VITE_OTHER=1\nVITE_SUPABASE_URL=https://old.example\n");
	const url = await startLocalStack(await cli(STATUS), [], envFile);
	expect(url).toBe("http://127.0.0.1:54321");
	expect(await readFile(envFile, "utf8")).toBe(
		"VITE_OTHER=1\nVITE_SUPABASE_URL=http://127.0.0.1:54321\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_abc\n",
	);
});

test("parameters are passed on to the start", async () => {
	const script = `if (command === "start" && parameters.join(" ") !== "--runtime native") process.exit(1);${STATUS}`;
	await expect(startLocalStack(await cli(script), ["--runtime", "native"], envFile)).resolves.toBeDefined();
});

test("without Docker one sentence says so, with the ways on", async () => {
	const script = `console.error("Cannot connect to the Docker daemon at unix:///x."); process.exit(1);`;
	const error = await startLocalStack(await cli(script), [], envFile).catch(
		(reason: Error) => reason.message,
	);
	expect(error).toMatch(/^The local stack needs Docker, and Docker does not answer\./);
	expect(error).toContain("npm run dev");
	await expect(readFile(envFile)).rejects.toThrow("ENOENT");
});

test("migrations that a kept database lacks are run, and a failed one ends the start", async () => {
	const script = `if (command === "migration") process.exit(parameters.join(" ") === "up --yes" ? 1 : 0);${STATUS}`;
	await expect(startLocalStack(await cli(script), [], envFile)).rejects.toThrow(
		"A migration failed on the local stack.",
	);
	await expect(readFile(envFile)).rejects.toThrow("ENOENT");
});

test.each([
	"failed to start docker container: port is already allocated",
	"failed to pull docker image: manifest for public.ecr.aws/supabase/postgres:17 not found",
])("a start that fails with %j is not blamed on Docker", async (reason) => {
	const script = `console.error(${JSON.stringify(reason)}); process.exit(1);`;
	await expect(startLocalStack(await cli(script), [], envFile)).rejects.toThrow(
		"The local stack did not start.",
	);
});

test("a status without a key is an error that names it", async () => {
	const script = `if (command === "status") console.log('VITE_SUPABASE_URL="http://127.0.0.1:54321"');`;
	await expect(startLocalStack(await cli(script), [], envFile)).rejects.toThrow(
		"The stack's status lacks VITE_SUPABASE_PUBLISHABLE_KEY",
	);
});
