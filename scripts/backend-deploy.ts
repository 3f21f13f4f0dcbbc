import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { CHAT_FUNCTION } from "../src/chat/contract.ts";
import { type RunOptions, run } from "./run.ts";

/** Names every setting that the function knows. */
const SETTINGS = "supabase/functions/.env.example";

export interface Target {
	/** Command of the Supabase CLI, with its global parameters. */
	cli: readonly string[];
	/** The project's 20 letters. */
	projectRef: string;
	/** How the CLI is run. */
	options?: RunOptions;
}

/**
 * Runs the migrations that the project's database doesn't have yet.
 *
 * @throws Error where the CLI fails.
 */
export const deployDatabase = (target: Target) => supabase(target, ["db", "push"]);

/**
 * Uploads the function.
 *
 * @throws Error where the CLI fails, and also where it only warns: it calls a module that is missing from
 * the upload a warning.
 */
export async function deployFunction(target: Target): Promise<void> {
	const output = await supabase(target, ["functions", "deploy", CHAT_FUNCTION, "--use-api"]);
	if (/warn/i.test(output)) throw new Error("The function was uploaded with a warning, and may not run.");
}

/** What keeps a setting from being deployed, as a sentence without its value; space around a value is no matter. */
export const settingProblem = (name: string, value = ""): string | undefined =>
	/[\r\n"\\]/.test(value.trim()) ? `${name} holds a line break, a quote or a backslash.` : undefined;

/**
 * Makes the function's settings what `values` says. A setting that is not there becomes empty, which the
 * function takes for its default, so that nothing of an earlier deploy stays behind.
 *
 * @throws Error where the CLI fails, or a value can't be written to the file that it takes.
 */
export async function deploySettings(
	target: Target,
	values: Readonly<Record<string, string | undefined>>,
): Promise<void> {
	const names = Object.keys(parseEnv(await readFile(SETTINGS, "utf8")));
	const [problem] = names.flatMap((name) => settingProblem(name, values[name]) ?? []);
	if (problem) throw new Error(problem);
	const folder = await mkdtemp(join(tmpdir(), "settings-"));
	try {
		// A file, because parameters of a command can be read by every program of the machine.
		const file = join(folder, ".env");
		const lines = names.map((name) => `${name}="${values[name]?.trim() ?? ""}"\n`);
		await writeFile(file, lines.join(""), { mode: 0o600 });
		await supabase(target, ["secrets", "set", "--env-file", file]);
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function supabase(
	{ cli, projectRef, options }: Target,
	parameters: readonly string[],
): Promise<string> {
	const [name = "", action = ""] = parameters;
	const command = [...cli, ...parameters, `--remote=${projectRef}`, "--yes"];
	const { code, output } = await run(command, options);
	if (code !== 0) throw new Error(`${options?.show ? "" : output}supabase ${name} ${action} failed.`);
	return output;
}
