import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Options, x } from "tinyexec";
import { CHAT_FUNCTION } from "../../src/chat/contract.ts";
import { FUNCTION_SETTINGS, type Settings } from "./settings.ts";

/** A step of the deploy; throws an Error if the Supabase CLI fails. */
type Step = (settings: Settings, options?: Options["nodeOptions"]) => Promise<void>;

/** Applies pending migrations. */
export const deployDatabase: Step = async (settings, options) => {
	await supabase(["db", "push"], settings, options);
};

/** Sets all settings of the function. Unset ones become empty, which means the default, so no earlier value survives. */
export const deploySettings: Step = async (settings, options) => {
	const folder = await mkdtemp(join(tmpdir(), "settings-"));
	try {
		// A file, because other processes can read command-line arguments.
		const file = join(folder, ".env");
		const lines = FUNCTION_SETTINGS.map((name) => `${name}="${settings[name] ?? ""}"\n`);
		await writeFile(file, lines.join(""), { mode: 0o600 });
		await supabase(["secrets", "set", "--env-file", file], settings, options);
	} finally {
		await rm(folder, { recursive: true });
	}
};

/** Deploys the function. Fails on warnings too: the CLI only warns if a module is missing from the upload. */
export const deployFunction: Step = async (settings, options) => {
	const output = await supabase(["functions", "deploy", CHAT_FUNCTION, "--use-api"], settings, options);
	if (/warn/i.test(output)) throw new Error("The function was uploaded with a warning and may not run.");
};

async function supabase(
	command: readonly string[],
	{ SUPABASE_PROJECT_REF, SUPABASE_ACCESS_TOKEN }: Settings,
	options: Options["nodeOptions"] = {},
): Promise<string> {
	const cli = x("supabase", [...command, `--remote=${SUPABASE_PROJECT_REF}`, "--yes"], {
		nodeOptions: { ...options, env: { ...options.env, SUPABASE_ACCESS_TOKEN } },
	});
	const lines: string[] = [];
	for await (const line of cli) {
		console.log(line);
		lines.push(line);
	}
	if (cli.exitCode !== 0) throw new Error(`supabase ${command.slice(0, 2).join(" ")} failed.`);
	return lines.join("\n");
}
