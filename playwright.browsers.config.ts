import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { SITE } from "./e2e/support/address.ts";
import { freshSite } from "./e2e/support/server.ts";

const DEBIAN_FIREFOX = "/usr/bin/firefox-esr";

/** Playwright's own builds, or Debian's Firefox; Playwright can't drive Debian's WebKit. */
const BROWSERS = [
	{ name: "firefox", path: firefox.executablePath(), use: { browserName: "firefox" as const } },
	{
		name: "firefox",
		path: DEBIAN_FIREFOX,
		use: {
			browserName: "firefox" as const,
			channel: "moz-firefox",
			launchOptions: { executablePath: DEBIAN_FIREFOX },
		},
	},
	{ name: "webkit", path: webkit.executablePath(), use: { browserName: "webkit" as const } },
];

const there = BROWSERS.filter(({ path }) => existsSync(path));
const projects = ["firefox", "webkit"].flatMap((wanted) => there.find(({ name }) => name === wanted) ?? []);
if (projects.length < 2 && !process.env.TEST_WORKER_INDEX) {
	const names = projects.map(({ name }) => name).join() || "neither Firefox nor WebKit";
	console.log(`This machine has ${names}: \`npx playwright install firefox webkit\` installs both.`);
	if (process.env.CI) process.exit(1);
	if (projects.length === 0) process.exit(0);
}

/** `npm run test:browsers`: runs a few journeys in Firefox and WebKit. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	grep: /@browsers/,
	forbidOnly: true,
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	use: { baseURL: SITE.origin },
	projects,
	webServer: freshSite,
});
