import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Values by name, as the environment and the repository's variables and secrets hold them. */
export type Settings = Readonly<Record<string, string | undefined>>;

const namesIn = (file: string) => Object.keys(parseEnv(readFileSync(file, "utf8")));

export const SITE_SETTINGS = namesIn(".env.example");
export const FUNCTION_SETTINGS = namesIn("supabase/functions/.env.example");

/** The project to deploy to, and the token that allows it. */
export const PROJECT_SETTINGS = ["SUPABASE_PROJECT_REF", "SUPABASE_ACCESS_TOKEN"];

export const SECRETS = ["SUPABASE_ACCESS_TOKEN", "OPENAI_API_KEY"];

/** Collects all settings: the environment's, and the repository's variables, which the workflow passes in VARS. */
export function collectSettings(env: Settings): Settings {
	const all: Settings = { ...readVariables(env.VARS), ...env };
	const names = ["BASE_PATH", ...SITE_SETTINGS, ...FUNCTION_SETTINGS, ...PROJECT_SETTINGS];
	return Object.fromEntries(names.map((name) => [name, all[name]?.trim() ?? ""]));
}

function readVariables(json = ""): Settings {
	try {
		return JSON.parse(json || "{}");
	} catch {
		throw new Error("VARS must be JSON, as toJSON(vars) writes it in the workflow.");
	}
}
