import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { FUNCTION_SETTINGS } from "../../scripts/deploy/settings.ts";
import { SITE } from "./address.ts";

/** Serves the site that `npm run build:test` has built, with the function as a newcomer has it. */
export const builtSite = {
	command: "npm run preview -- --built build/client",
	url: `${SITE.origin}${process.env.BASE_PATH}`,
	env: {
		PORT: SITE.port,
		// Neither the machine's settings nor its database.
		...Object.fromEntries(FUNCTION_SETTINGS.map((name) => [name, ""])),
		SUPABASE_URL: "",
		SUPABASE_SECRET_KEYS: "",
		...parseEnv(readFileSync("e2e/function.env", "utf8")),
	},
	timeout: 60_000,
};

const SECOND_PORT = String(Number(SITE.port) + 1);
export const SECOND_SITE = `http://localhost:${SECOND_PORT}`;

/** The site of `evals/second-site`, of which `npm run build:test` has made a copy of the repository. */
export const builtSecondSite = {
	...builtSite,
	cwd: ".cache/second-site",
	url: `${SECOND_SITE}${process.env.BASE_PATH}`,
	env: { ...builtSite.env, PORT: SECOND_PORT },
};

/** The same for commands that don't build it themselves before. */
export const freshSite = {
	...builtSite,
	command: `npm run build:test && ${builtSite.command}`,
	timeout: 180_000,
};
