import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Options, x } from "tinyexec";
import { CHAT_FUNCTION } from "../../src/chat/contract.ts";
import { FUNCTION_SETTINGS, type Settings } from "./settings.ts";

type CliOptions = Options["nodeOptions"];

/**
 * Deploys database, settings and function.
 *
 * @throws Error if a command of the Supabase CLI fails.
 */
export async function deployBackend(settings: Settings, commit: string, options?: CliOptions): Promise<void> {
	await deployDatabase(settings, options);
	await deploySettings(settings, options);
	await deployFunction(settings, commit, options);
}

/** Applies pending migrations. */
export async function deployDatabase(settings: Settings, options?: CliOptions): Promise<void> {
	// The CLI takes a URL, password included, only as an argument; a runner of the workflow has no other users.
	const remote = settings.SUPABASE_DB_URL || settings.SUPABASE_PROJECT_REF;
	await supabase(["db", "push", `--remote=${remote}`], settings, options);
}

/** Sets all settings of the function. Unset ones become empty, which means the default, so no earlier value survives. */
export const deploySettings = (settings: Settings, options?: CliOptions): Promise<void> =>
	withFolder(async (folder) => {
		// A file, because other processes can read command-line arguments.
		const file = join(folder, ".env");
		const lines = FUNCTION_SETTINGS.map((name) => `${name}="${settings[name] ?? ""}"\n`);
		await writeFile(file, lines.join(""), { mode: 0o600 });
		const command = ["secrets", "set", `--remote=${settings.SUPABASE_PROJECT_REF}`, "--env-file", file];
		await supabase(command, settings, options);
	});

/**
 * Deploys the function from a copy with the commit in it. A setting wouldn't tell versions apart, because the previous
 * one reads new settings too. Fails on warnings: the CLI only warns if a module is missing from the upload.
 *
 * @param root Folder that contains `deno.json`, `src` and `supabase`.
 */
export const deployFunction = (settings: Settings, commit: string, options?: CliOptions, root = ".") =>
	withFolder(async (copy) => {
		for (const part of ["deno.json", "src", "supabase"])
			await cp(join(root, part), join(copy, part), { recursive: true });
		const file = `supabase/functions/${CHAT_FUNCTION}/commit.ts`;
		await writeFile(join(copy, file), `export const COMMIT = "${commit}";\n`);
		const remote = `--remote=${settings.SUPABASE_PROJECT_REF}`;
		const command = ["functions", "deploy", CHAT_FUNCTION, "--use-api", remote, "--workdir", copy];
		const output = await supabase(command, settings, options);
		if (/^WARN/m.test(output)) throw new Error("The function was uploaded with a warning and may not run.");
	});

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "deploy-"));
	await use(folder).finally(() => rm(folder, { recursive: true }));
}

const NO_IPV6 =
	" This network has no IPv6: set the secret SUPABASE_DB_URL to the connection string under Connect → Transaction pooler, password included.";

async function supabase(command: string[], { SUPABASE_ACCESS_TOKEN }: Settings, options?: CliOptions) {
	const { stdout, stderr, exitCode } = await x("supabase", [...command, "--yes"], {
		nodeOptions: { ...options, env: { ...options?.env, SUPABASE_ACCESS_TOKEN } },
	});
	const output = `${stdout}${stderr}`;
	console.log(output);
	const hint = /IPv6/.test(output) ? NO_IPV6 : "";
	if (exitCode !== 0) throw new Error(`supabase ${command.slice(0, 2).join(" ")} failed.${hint}`);
	return output;
}
