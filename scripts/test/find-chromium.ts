/** The first step of `npm test`: finds or installs a browser, so that a machine without one learns of it at once. */
import { runCommand } from "../command.ts";
import { anyChromium } from "./chromium.ts";

runCommand(async () => console.log(`Browser tests run in ${await anyChromium()}`));
