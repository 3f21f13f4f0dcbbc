/**
 * `npm run stack`: the local Supabase stack in Docker, with the function and the database, and the site
 * against it. Parameters after `--` go to `supabase start`.
 */
import { spawnSync } from "node:child_process";
import { runCommand } from "./command.ts";
import { SUPABASE_CLI } from "./installed.ts";
import { startLocalStack } from "./local-stack.ts";

async function stack(): Promise<number> {
	const url = await startLocalStack(SUPABASE_CLI, process.argv.slice(2), ".env.local");
	console.log(`The stack runs at ${url} until \`npx supabase stop\`; .env.local points the site at it.`);
	return spawnSync("npm run dev", { stdio: "inherit", shell: true }).status ?? 1;
}

runCommand(stack);
