import { defineConfig, devices } from "@playwright/test";
import { BASE_PATH_SITE, HERMETIC, SITE } from "./e2e/environment.ts";
import { CHROMIUM_ARGUMENTS } from "./scripts/test/chromium.ts";

/** Started by `npm run test:e2e`, which brings the browser and the build for the base path. */
export default defineConfig({
	testDir: "e2e",
	forbidOnly: true,
	fullyParallel: true,
	workers: 2,
	// Far more than anything takes: a slow machine is no reason to fail.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [["list"], ["junit"]] : "list",
	use: {
		...devices["Desktop Chrome"],
		baseURL: SITE.url,
		screenshot: "only-on-failure",
		launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
	},
	webServer: [
		{
			command: "npm run preview",
			url: SITE.url,
			env: { ...HERMETIC, PORT: String(SITE.port) },
			timeout: 180_000,
		},
		{
			command: `npm run preview -- --built ${BASE_PATH_SITE.files}`,
			url: BASE_PATH_SITE.url,
			env: { ...HERMETIC, PORT: String(BASE_PATH_SITE.port), BASE_PATH: BASE_PATH_SITE.basePath },
			timeout: 60_000,
		},
	],
});
