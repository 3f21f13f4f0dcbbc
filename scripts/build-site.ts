import { REACT_ROUTER } from "./installed.ts";
import { type RunOptions, run } from "./run.ts";

/** Where the production build lies, as it will be deployed. */
export const BUILT_SITE = "build/client";

/**
 * Builds and prerenders the site into `build/client`.
 *
 * @throws Error with the build's whole output, where it fails.
 */
export async function buildSite(options: RunOptions = {}): Promise<void> {
	const { code, output } = await run([...REACT_ROUTER, "build"], options);
	if (code !== 0) throw new Error(`${options.show ? "" : output}The production build failed.`);
}
