/** `npm run screenshots`: pictures of every page and state, in every size and colour mode, in `screenshots/`. */

import { rm } from "node:fs/promises";
import { anyChromium } from "./chromium.ts";
import { installed } from "./installed.ts";
import { run } from "./run.ts";

const chromium = await anyChromium();
await rm("screenshots", { recursive: true, force: true });
const playwright = [
	...installed("@playwright/test", "cli.js"),
	"test",
	"-c",
	"playwright.screenshots.config.ts",
];
const { code } = await run([...playwright, ...process.argv.slice(2)], {
	env: { CHROMIUM_PATH: chromium },
	show: true,
});
process.exitCode = code;
