/**
 * `npm run test:e2e`: finds or installs a Chromium, builds the site once more for a base path, and lets
 * Playwright walk both. Parameters after `--` go to Playwright.
 */

import { execSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { x } from "tinyexec";
import { BASE_PATH_SITE, HERMETIC } from "../e2e/environment.ts";
import { runCommand } from "./command.ts";
import { anyChromium } from "./test/chromium.ts";

async function testInBrowser(): Promise<number> {
	const chromium = await anyChromium();
	const settings = { ...HERMETIC, BASE_PATH: BASE_PATH_SITE.basePath, VITE_SITE_URL: BASE_PATH_SITE.address };
	execSync("npm run build", { stdio: "inherit", env: { ...process.env, ...settings } });
	await cp("build/client", BASE_PATH_SITE.files, { recursive: true });
	const nodeOptions = { env: { CHROMIUM_PATH: chromium }, stdio: "inherit" } as const;
	return (await x("playwright", ["test", ...process.argv.slice(2)], { nodeOptions })).exitCode ?? 1;
}

runCommand(testInBrowser);
