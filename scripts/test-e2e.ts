/**
 * `npm run test:e2e`: finds or installs a Chromium, builds the site once more for a base path, and lets
 * Playwright walk both. Parameters after `--` go to Playwright.
 */

import { x } from "tinyexec";
import { BASE_PATH_SITE, HERMETIC } from "../e2e/environment.ts";
import { BUILT_SITE, buildSite } from "./build-site.ts";
import { runCommand } from "./command.ts";
import { copyCompressed } from "./compress-site.ts";
import { anyChromium } from "./test/chromium.ts";

async function testInBrowser(): Promise<number> {
	const chromium = await anyChromium();
	await buildSite({ ...HERMETIC, BASE_PATH: BASE_PATH_SITE.basePath, VITE_SITE_URL: BASE_PATH_SITE.address });
	await copyCompressed(BUILT_SITE, BASE_PATH_SITE.files);
	const env = { CHROMIUM_PATH: chromium };
	const nodeOptions = { env, stdio: "inherit" } as const;
	return (await x("playwright", ["test", ...process.argv.slice(2)], { nodeOptions })).exitCode ?? 1;
}

runCommand(testInBrowser);
