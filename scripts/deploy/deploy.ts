/**
 * `npm run deploy`: checks the settings, builds the site, deploys database, settings and function, and smoke-tests the
 * function. With `--built`, the site is in build/client already, as in the workflow, which builds it in a job without
 * secrets and publishes it afterwards; with `--dry-run`, it stops after checking. A failing step stops the deploy.
 */
import { execSync } from "node:child_process";
import { runCommand } from "../command.ts";
import { deployProblems } from "./gate.ts";
import { collectSettings } from "./settings.ts";
import { deploy, stopOn } from "./steps.ts";

runCommand(async () => {
	const settings = collectSettings(process.env);
	stopOn(deployProblems(settings));
	if (process.argv.includes("--dry-run"))
		return console.log("✓ Nothing is missing; nothing was built or sent.");
	const commit = execSync("git rev-parse HEAD", { encoding: "utf8" }).trim();
	await deploy(settings, commit, process.argv.includes("--built") ? { build: () => undefined } : {});
	console.log("✓ The function answers; the site in build/client is ready to publish.");
});
