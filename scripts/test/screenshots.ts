/** `npm run screenshots`: pictures of every page and state, in every size and colour mode, in `screenshots/`. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { anyChromium } from "./chromium.ts";

const env = { ...process.env, CHROMIUM_PATH: await anyChromium() };
rmSync("screenshots", { recursive: true, force: true });
const playwright = [createRequire(import.meta.url).resolve("@playwright/test/cli"), "test"];
const parameters = [...playwright, "-c", "playwright.screenshots.config.ts", ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, parameters, { stdio: "inherit", env }).status ?? 1;
