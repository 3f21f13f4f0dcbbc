/** `npm run smoke`: the deployed function answers as the site's visitors need it; otherwise the deploy ends here. */

import { readEnv } from "../src/env.ts";
import { runCommand } from "./command.ts";
import { eventually, smokeTest } from "./smoke-test.ts";

const TRIES = 6;
const WAIT = 10_000;

async function smoke(): Promise<void> {
	const { supabaseUrl, supabasePublishableKey } = readEnv({ ...process.env });
	if (!supabaseUrl) throw new Error("VITE_SUPABASE_URL is not set.");
	const site = process.env.VITE_SITE_URL;
	const test = {
		url: supabaseUrl,
		publishableKey: supabasePublishableKey,
		origin: site ? new URL(site).origin : undefined,
		enabled: process.env.CHAT_ENABLED?.trim() !== "false",
	};
	await eventually(() => smokeTest(test), TRIES, WAIT);
	console.log(`✓ The function at ${supabaseUrl} answers.`);
}

runCommand(smoke, "✗ ");
