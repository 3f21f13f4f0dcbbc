import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { defineConfig, devices } from "@playwright/test";
import { SITE } from "./e2e/support/address.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./scripts/chromium.ts";

// Found once: the workers, which read this file too, inherit it.
process.env.CHROMIUM_PATH ||= await anyChromium();

const namesIn = (file: string) => Object.keys(parseEnv(readFileSync(file, "utf8")));

/** The function as a newcomer has it: without the machine's settings and database, and with limits that tests don't meet. */
const functionSettings = {
	...Object.fromEntries(namesIn("supabase/functions/.env.example").map((name) => [name, ""])),
	...parseEnv(readFileSync("e2e/stack.env", "utf8")),
	SUPABASE_URL: "",
	SUPABASE_SECRET_KEYS: "",
};

/** Walks the site that `npm run build:test` has built. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	forbidOnly: true,
	fullyParallel: true,
	workers: "100%",
	// Far more than anything takes: a slow machine is no reason to fail.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	use: {
		...devices["Desktop Chrome"],
		baseURL: SITE.origin,
		screenshot: "only-on-failure",
		launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
	},
	webServer: {
		command: "npm run preview -- --built build/client",
		url: `${SITE.origin}${process.env.BASE_PATH}`,
		env: { ...functionSettings, PORT: SITE.port },
		timeout: 60_000,
	},
});
