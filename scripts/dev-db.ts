/**
 * `npm run dev:db`: the site with hot reload, and the real function, whose limits are counted in Postgres as
 * on Supabase. The database lives in this process and is empty at each start; it needs no Docker.
 */
import { runCommand } from "./command.ts";
import { startDevDatabase } from "./dev-database.ts";
import { runDevSite } from "./dev-site.ts";

async function developWithDatabase(): Promise<number> {
	const { settings, stop } = await startDevDatabase();
	console.log(`  [ai-chat] limits are counted in Postgres, reached at ${settings.SUPABASE_URL}`);
	const code = await runDevSite({ ...settings, VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" });
	await stop();
	return code;
}

runCommand(developWithDatabase);
