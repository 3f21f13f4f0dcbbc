import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type RunOptions, run } from "./run.ts";

/** Where the production build lies, as it will be deployed. */
export const BUILT_SITE = "build/client";

const require = createRequire(import.meta.url);

/**
 * Builds and prerenders the site into `build/client`.
 *
 * @throws Error with the build's whole output, where it fails.
 */
export async function buildSite(options: RunOptions = {}): Promise<void> {
	const cli = join(dirname(require.resolve("@react-router/dev/package.json")), "bin.js");
	const { code, output } = await run([process.execPath, cli, "build"], options);
	if (code !== 0) throw new Error(`${options.show ? "" : output}The production build failed.`);
}
