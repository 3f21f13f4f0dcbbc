import { execSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { deployBackend } from "./backend.ts";
import { findSecrets } from "./find-secrets.ts";
import { type Settings, SITE_SETTINGS } from "./settings.ts";
import { smokeTest } from "./smoke.ts";

/** @throws Error with a line for each problem. */
export function stopOn(problems: readonly string[]): void {
	if (problems.length > 0) throw new Error(problems.map((problem) => `✗ ${problem}`).join("\n"));
}

/** Builds the site with its own settings only: the packages that take part must not see the deploy's secrets. */
export function buildSite(settings: Settings): void {
	const { PATH, HOME } = process.env;
	const own = Object.fromEntries(["BASE_PATH", ...SITE_SETTINGS].map((name) => [name, settings[name]]));
	execSync("npm run build", { env: { PATH, HOME, ...own }, stdio: "inherit" });
}

/**
 * Deploys checked settings.
 *
 * @param commit The commit that is deployed; the smoke test waits until the function reports it.
 * @throws Error for the first step that fails.
 */
export async function deploy(
	settings: Settings,
	commit: string,
	{ site = "build/client", build = buildSite, upload = deployBackend, pauseMs = 30_000 } = {},
): Promise<void> {
	build(settings);
	stopOn(await findSecrets(site, settings));
	await upload(settings, commit);
	// A new version of the function takes a moment to go live.
	for (let tries = 3; ; tries--)
		try {
			return await smokeTest(settings, commit);
		} catch (error) {
			if (tries === 1) throw error;
			console.log(`${(error as Error).message} Trying again.`);
			await setTimeout(pauseMs);
		}
}
