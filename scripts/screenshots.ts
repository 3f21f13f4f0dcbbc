/** `npm run screenshots`: pictures of every page and state, in every size and colour mode, in `screenshots/`. */

import { rm } from "node:fs/promises";
import { x } from "tinyexec";
import { anyChromium } from "./test/chromium.ts";

const env = { CHROMIUM_PATH: await anyChromium() };
await rm("screenshots", { recursive: true, force: true });
const parameters = ["test", "-c", "playwright.screenshots.config.ts", ...process.argv.slice(2)];
process.exitCode = (await x("playwright", parameters, { nodeOptions: { env, stdio: "inherit" } })).exitCode;
