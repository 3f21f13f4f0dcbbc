import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Settings by name. */
export type Settings = Readonly<Record<string, string | undefined>>;

const namesIn = (file: string) => Object.keys(parseEnv(readFileSync(file, "utf8")));

export const SITE_SETTINGS = namesIn(".env.example");
export const FUNCTION_SETTINGS = namesIn("supabase/functions/.env.example");

/** The Supabase project to deploy to, and an access token. */
export const PROJECT_SETTINGS = ["SUPABASE_PROJECT_REF", "SUPABASE_ACCESS_TOKEN"];

export const SECRETS = ["SUPABASE_ACCESS_TOKEN", "OPENAI_API_KEY"];

/** Returns all settings: the repository's variables, which the workflow passes in VARS, overridden by the environment. */
export function collectSettings(env: Settings): Settings {
	const all: Settings = { ...readVariables(env.VARS), ...env };
	const names = ["BASE_PATH", ...SITE_SETTINGS, ...FUNCTION_SETTINGS, ...PROJECT_SETTINGS];
	return Object.fromEntries(names.map((name) => [name, all[name]?.trim() ?? ""]));
}

function readVariables(json = ""): Settings {
	try {
		return JSON.parse(json || "{}");
	} catch {
		throw new Error("VARS must be JSON: the workflow sets it to toJSON(vars).");
	}
}
