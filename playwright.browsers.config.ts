import { defineConfig } from "@playwright/test";
import { SITE } from "./e2e/support/address.ts";
import { freshSite } from "./e2e/support/server.ts";

/** `npm run test:browsers`: runs a few journeys in Playwright's Firefox and WebKit. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	grep: /@browsers/,
	forbidOnly: true,
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	use: { baseURL: SITE.origin },
	projects: [
		{ name: "firefox", use: { browserName: "firefox" } },
		{ name: "webkit", use: { browserName: "webkit" } },
	],
	webServer: freshSite,
});
