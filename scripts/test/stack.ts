/**
 * `npm run stack`, `npm run test:stack`: runs the command in its arguments with the local stack's URL and publishable
 * key in the environment.
 */
import { parseEnv } from "node:util";
import { x } from "tinyexec";
import { runCommand } from "../command.ts";

const NAMES = ["api.url=VITE_SUPABASE_URL", "auth.publishable_key=VITE_SUPABASE_PUBLISHABLE_KEY"];

runCommand(async () => {
	const overrides = NAMES.flatMap((name) => ["--override-name", name]);
	const { stdout, stderr } = await x("supabase", ["status", "-o", "env", ...overrides]);
	const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = parseEnv(stdout);
	if (!VITE_SUPABASE_URL || !VITE_SUPABASE_PUBLISHABLE_KEY)
		throw new Error(`${stderr}The local stack is not running: npx supabase start`);
	const [, , program = "", ...parameters] = process.argv;
	const env = { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY };
	const { exitCode } = await x(program, parameters, { nodeOptions: { env, stdio: "inherit" } });
	process.exitCode = exitCode ?? 1;
});
