import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { SITE } from "./e2e/support/address.ts";
import { builtSecondSite, builtSite } from "./e2e/support/server.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./scripts/test/chromium.ts";

// Inherited by the workers, which load this file too.
process.env.CHROMIUM_PATH = await anyChromium();

export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	forbidOnly: true,
	fullyParallel: true,
	// More than cores, because a test often waits: for a scroll, a transition, an answer.
	workers: "150%",
	// Far more than any test needs, so that a slow machine doesn't fail.
	timeout: 180_000,
	expect: { timeout: 60_000 },
	reporter: "list",
	use: {
		...devices["Desktop Chrome"],
		baseURL: SITE.origin,
		screenshot: "only-on-failure",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: CHROMIUM_ARGUMENTS,
			// Windows and most Linux desktops have scrollbars that take room.
			ignoreDefaultArgs: ["--hide-scrollbars"],
		},
	},
	// A copy for `npm run test:owners` has no second site.
	webServer: existsSync(builtSecondSite.cwd) ? [builtSite, builtSecondSite] : [builtSite],
});
