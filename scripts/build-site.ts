import { x } from "tinyexec";

/** Where the production build lies, as it will be deployed. */
export const BUILT_SITE = "build/client";

/**
 * Builds and prerenders the site into `build/client`.
 *
 * @param env Added to the environment.
 * @throws Error with the build's whole output, where it fails.
 */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
	const { exitCode, stdout, stderr } = await x("react-router", ["build"], { nodeOptions: { env } });
	if (exitCode !== 0) throw new Error(`${stdout}${stderr}The production build failed.`);
}
