/** `npm run deploy:database`, `deploy:settings`, `deploy:function`: one step of a deploy to Supabase each. */

import { deployDatabase, deployFunction, deploySettings, type Target } from "./backend-deploy.ts";
import { runCommand } from "./command.ts";
import { SUPABASE_CLI } from "./installed.ts";

const STEPS: Readonly<Record<string, (target: Target) => Promise<unknown>>> = {
	database: deployDatabase,
	settings: (target) => deploySettings(target, process.env),
	function: deployFunction,
};

async function deploy(): Promise<void> {
	const step = STEPS[process.argv[2] ?? ""];
	if (!step) throw new Error(`Say what to deploy: ${Object.keys(STEPS).join(", ")}.`);
	const projectRef = process.env.SUPABASE_PROJECT_REF;
	if (!projectRef) throw new Error("SUPABASE_PROJECT_REF is not set.");
	// A line end that was pasted along would make the CLI refuse the token.
	const env = { SUPABASE_ACCESS_TOKEN: process.env.SUPABASE_ACCESS_TOKEN?.trim() ?? "" };
	await step({ cli: SUPABASE_CLI, projectRef, options: { show: true, env } });
}

runCommand(deploy);
