import { defineConfig } from "@playwright/test";
import { SITE } from "./e2e/support/address.ts";
import { freshSite } from "./e2e/support/server.ts";

/** A system's Firefox to use instead of Playwright's. It must know `emulation.setMediaFeaturesOverride`; ESR 153 doesn't. */
const { FIREFOX_PATH } = process.env;
const firefox = FIREFOX_PATH && { channel: "moz-firefox", launchOptions: { executablePath: FIREFOX_PATH } };

/** `npm run test:browsers`: runs a few journeys in Firefox and in Playwright's WebKit. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	grep: /@browsers/,
	forbidOnly: true,
	// One development server at a time.
	workers: 1,
	timeout: 180_000,
	expect: { timeout: 60_000 },
	reporter: "list",
	use: { baseURL: SITE.origin },
	projects: [
		{ name: "firefox", use: { browserName: "firefox", ...(firefox || {}) } },
		{ name: "webkit", use: { browserName: "webkit" } },
	],
	webServer: freshSite,
});
