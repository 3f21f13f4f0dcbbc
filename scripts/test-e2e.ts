/**
 * `npm run test:e2e`: finds or installs a Chromium, builds the site once more for a base path, and lets
 * Playwright walk both. Parameters after `--` go to Playwright.
 */

import { BASE_PATH_SITE, HERMETIC } from "../e2e/environment.ts";
import { BUILT_SITE, buildSite } from "./build-site.ts";
import { anyChromium } from "./chromium.ts";
import { runCommand } from "./command.ts";
import { copyCompressed } from "./compress-site.ts";
import { installed } from "./installed.ts";
import { run } from "./run.ts";

async function testInBrowser(): Promise<number> {
	const chromium = await anyChromium();
	await buildSite({ ...HERMETIC, BASE_PATH: BASE_PATH_SITE.basePath, VITE_SITE_URL: BASE_PATH_SITE.address });
	await copyCompressed(BUILT_SITE, BASE_PATH_SITE.files);
	const playwright = [...installed("@playwright/test", "cli.js"), "test", ...process.argv.slice(2)];
	return (await run(playwright, { env: { CHROMIUM_PATH: chromium }, show: true })).code;
}

runCommand(testInBrowser);
