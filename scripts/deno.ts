import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Path of the Deno binary that `npm ci` installed. The package's own command is a wrapper that does not pass
 * signals on, so what has to be ended again is started from here.
 */
export function denoBinary(): string {
	const { runInstall } = require("deno/install_api.cjs") as { runInstall: () => string };
	return runInstall();
}

/** What Deno itself needs from the environment: a home, a cache, and the way out of a company's network. */
const INHERITED =
	/^(PATH|HOME|USERPROFILE|LOCALAPPDATA|SYSTEMROOT|TMPDIR|TEMP|XDG_CACHE_HOME|DENO_(DIR|CERT|TLS_CA_STORE)|(HTTPS?|NO)_PROXY)$/i;

/** Environment for Deno: the few inherited variables and the given settings, nothing else of the shell's. */
export function denoEnvironment(
	inherited: NodeJS.ProcessEnv,
	settings: Readonly<Record<string, string>> = {},
): Record<string, string> {
	const environment = Object.entries(inherited).filter(([name, value]) => INHERITED.test(name) && value);
	return {
		...(Object.fromEntries(environment) as Record<string, string>),
		NO_COLOR: "1",
		DENO_NO_UPDATE_CHECK: "1",
		...settings,
	};
}
