/**
 * `npm run deploy`: checks the settings, builds the site, deploys database, settings and function, and smoke-tests the
 * function. The workflow publishes the built site afterwards. A failing step stops the deploy.
 */
import { x } from "tinyexec";
import { runCommand } from "../command.ts";
import { deployDatabase, deployFunction, deploySettings } from "./backend.ts";
import { deployProblems } from "./gate.ts";
import { collectSettings, type Settings, SITE_SETTINGS } from "./settings.ts";
import { siteProblems } from "./site-check.ts";
import { retry, smokeTest } from "./smoke.ts";

function stopOn(problems: readonly string[]): void {
	if (problems.length > 0) throw new Error(problems.map((problem) => `✗ ${problem}`).join("\n"));
}

async function buildSite(settings: Settings): Promise<void> {
	const env = Object.fromEntries(["BASE_PATH", ...SITE_SETTINGS].map((name) => [name, settings[name]]));
	const { exitCode } = await x("npm", ["run", "build"], { nodeOptions: { env, stdio: "inherit" } });
	if (exitCode !== 0) throw new Error("The production build failed.");
}

async function deploy(): Promise<void> {
	const settings = collectSettings(process.env);
	stopOn(deployProblems(settings));
	await buildSite(settings);
	stopOn(await siteProblems("build/client", settings));
	await deployDatabase(settings);
	await deploySettings(settings);
	await deployFunction(settings);
	await retry(() => smokeTest(settings), 3, 30_000);
	console.log("✓ The function answers; the site in build/client is ready to publish.");
}

runCommand(deploy);
