/**
 * `npm run test:stack`: the database's tests and the browser's, both against the running local stack. The
 * stack's function needs the limits of `e2e/stack.env`, which it reads when it starts. Parameters after `--`
 * go to Playwright.
 */
import { runCommand } from "./command.ts";
import { SUPABASE_CLI } from "./installed.ts";
import { localStackStatus } from "./local-stack.ts";
import { run } from "./run.ts";

async function testStack(): Promise<number> {
	const { url, publishableKey } = await localStackStatus(SUPABASE_CLI);
	console.log(`Testing the stack at ${url}.`);
	const database = await run([...SUPABASE_CLI, "test", "db"], { show: true });
	if (database.code !== 0) return database.code;
	const env = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
	const browser = ["npm", "run", "test:e2e", "--", ...process.argv.slice(2)];
	return (await run(browser, { env, show: true })).code;
}

runCommand(testStack);
