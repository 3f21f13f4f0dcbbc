import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SITE } from "./address.ts";

const settingsIn = (file: string) => parseEnv(readFileSync(file, "utf8"));

const emptied = (file: string) => Object.fromEntries(Object.keys(settingsIn(file)).map((name) => [name, ""]));

/** Hides the machine's own settings and database. */
const functionSettings = {
	...emptied("supabase/functions/.env.example"),
	SUPABASE_URL: "",
	SUPABASE_SECRET_KEYS: "",
	...settingsIn("e2e/function.env"),
};

/** The environment of a new clone. */
export const withoutSettings = { ...emptied("e2e/site.env"), ...functionSettings };

/** Serves the build of `npm run build:test`, with a function without settings. */
export const builtSite = {
	command: "npm run preview -- --built build/client --limits",
	url: `${SITE.origin}${process.env.BASE_PATH}`,
	env: { ...functionSettings, PORT: SITE.port },
	timeout: 120_000,
};

const SECOND_PORT = String(Number(SITE.port) + 1);
export const SECOND_SITE = `http://localhost:${SECOND_PORT}`;

/** Serves the site of `fixtures/second-site`, as built by `npm run build:test`. */
export const builtSecondSite = {
	...builtSite,
	cwd: ".cache/owners/english",
	url: `${SECOND_SITE}${process.env.BASE_PATH}`,
	env: { ...builtSite.env, PORT: SECOND_PORT },
};

/** Builds the site before serving it. */
export const freshSite = {
	...builtSite,
	command: `npm run build:test && ${builtSite.command}`,
	timeout: 600_000,
};
