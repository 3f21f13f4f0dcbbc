import { REACT_ROUTER } from "./installed.ts";
import { run } from "./run.ts";

/** Where the production build lies, as it will be deployed. */
export const BUILT_SITE = "build/client";

/**
 * Builds and prerenders the site into `build/client`.
 *
 * @param env Added to the environment.
 * @throws Error with the build's whole output, where it fails.
 */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
	const { code, output } = await run([...REACT_ROUTER, "build"], { env });
	if (code !== 0) throw new Error(`${output}The production build failed.`);
}
