import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { run } from "./run.ts";

/** What the site needs to know of a backend, and the stack's names for it. */
const VARIABLES = { VITE_SUPABASE_URL: "api.url", VITE_SUPABASE_PUBLISHABLE_KEY: "auth.publishable_key" };

/** What the CLI says where it finds no Docker; an image that can't be found is another matter. */
const NO_DOCKER =
	/docker daemon|"docker": executable file not found|docker( desktop)? is (a prerequisite|not (installed|running))/i;

const WITHOUT_DOCKER = [
	"The local stack needs Docker, and Docker does not answer. Ways on:",
	"  npm run dev                               the site and the same function, without Docker",
	"  npm run dev:db                            the same, with the function's limits in Postgres",
	"  VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY in .env.local   a hosted project (see .env.example)",
	"  SUPABASE_EXPERIMENTAL_STACK=1 npm run stack -- --runtime native  the CLI's experiment without Docker",
].join("\n");

/** How a browser reaches the running stack. */
export interface LocalStack {
	url: string;
	publishableKey: string;
}

/**
 * Asks the running stack for its address and publishable key.
 *
 * @param cli Command of the Supabase CLI.
 * @throws Error with what the CLI said, where the stack doesn't run or its status lacks a value.
 */
export async function localStackStatus(cli: readonly string[]): Promise<LocalStack> {
	const names = Object.entries(VARIABLES).flatMap(([name, field]) => ["--override-name", `${field}=${name}`]);
	const status = await run([...cli, "status", "-o", "env", ...names]);
	const values = parseEnv(status.stdout);
	const missing = Object.keys(VARIABLES).filter((name) => !values[name]);
	if (status.code !== 0 || missing.length > 0)
		throw new Error(`The stack's status lacks ${missing.join(" and ") || "success"}:\n${status.output}`);
	return {
		url: values.VITE_SUPABASE_URL ?? "",
		publishableKey: values.VITE_SUPABASE_PUBLISHABLE_KEY ?? "",
	};
}

/**
 * Starts the local Supabase stack, runs the migrations that its database doesn't have yet, and writes its
 * address and publishable key into `envFile`, where Vite reads them; other lines of the file stay.
 *
 * @param cli Command of the Supabase CLI.
 * @param parameters Passed on to its `start`.
 * @returns The address of the stack.
 * @throws Error with sentences for the terminal: no Docker, a failed start or migration, or a status without
 * the values.
 */
export async function startLocalStack(
	cli: readonly string[],
	parameters: readonly string[],
	envFile: string,
): Promise<string> {
	const start = await run([...cli, "start", ...parameters], { show: true });
	if (start.code !== 0)
		throw new Error(NO_DOCKER.test(start.output) ? WITHOUT_DOCKER : "The local stack did not start.");
	// A stack that was stopped keeps its database, which a later migration has not reached.
	const migration = await run([...cli, "migration", "up", "--yes"], { show: true });
	if (migration.code !== 0) throw new Error("A migration failed on the local stack.");

	const { url, publishableKey } = await localStackStatus(cli);
	const lines = existsSync(envFile) ? readFileSync(envFile, "utf8").trimEnd().split("\n") : [];
	const others = lines.filter(
		(line) => line !== "" && !Object.keys(VARIABLES).some((name) => line.startsWith(`${name}=`)),
	);
	const own = [`VITE_SUPABASE_URL=${url}`, `VITE_SUPABASE_PUBLISHABLE_KEY=${publishableKey}`];
	writeFileSync(envFile, `${[...others, ...own].join("\n")}\n`);
	return url;
}
