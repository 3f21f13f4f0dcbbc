/** `npm run screenshots`: pictures of every page and state, in every size and colour mode, in `screenshots/`. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { anyChromium } from "../chromium.ts";

const env = { ...process.env, CHROMIUM_PATH: await anyChromium() };
rmSync("screenshots", { recursive: true, force: true });
const parameters = ["test", "-c", "playwright.screenshots.config.ts", ...process.argv.slice(2)];
process.exitCode = spawnSync("playwright", parameters, { stdio: "inherit", shell: true, env }).status ?? 1;
