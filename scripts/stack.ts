/**
 * `npm run stack`: the local Supabase stack in Docker, with the function and the database, and the site
 * against it. Parameters after `--` go to `supabase start`.
 */
import { spawn } from "node:child_process";
import { REACT_ROUTER, SUPABASE_CLI } from "./installed.ts";
import { startLocalStack } from "./local-stack.ts";

async function stack(): Promise<void> {
	const url = await startLocalStack(SUPABASE_CLI, process.argv.slice(2), ".env.local");
	console.log(`The stack runs at ${url} until \`npx supabase stop\`; .env.local points the site at it.`);
	const [program = "", ...parameters] = REACT_ROUTER;
	const site = spawn(program, [...parameters, "dev"], { stdio: "inherit" });
	// Both get Ctrl+C from the terminal; the site ends by itself, and so does this with it.
	process.on("SIGINT", () => {}).on("SIGTERM", () => site.kill());
	site.on("exit", (code) => process.exit(code ?? 0));
}

stack().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
