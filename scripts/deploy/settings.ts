import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Settings by name. */
export type Settings = Readonly<Record<string, string | undefined>>;

const namesIn = (file: string) => Object.keys(parseEnv(readFileSync(file, "utf8")));

export const SITE_SETTINGS = namesIn(".env.example");
export const FUNCTION_SETTINGS = namesIn("supabase/functions/.env.example");

/** The Supabase project to deploy to, and an access token. */
export const PROJECT_SETTINGS = ["SUPABASE_PROJECT_REF", "SUPABASE_ACCESS_TOKEN"];

export const SECRETS = ["SUPABASE_ACCESS_TOKEN", "SUPABASE_DB_URL", "OPENAI_API_KEY"];

/**
 * Returns all settings: the repository's variables, which the workflow passes in VARS, overridden by the environment.
 * Allows the site's own origin to call the function if none is set.
 */
export function collectSettings(env: Settings): Settings {
	const all: Settings = { ...JSON.parse(env.VARS || "{}"), ...env };
	const names = ["BASE_PATH", ...SITE_SETTINGS, ...FUNCTION_SETTINGS, ...PROJECT_SETTINGS, ...SECRETS];
	const settings = Object.fromEntries(names.map((name) => [name, all[name]?.trim() ?? ""]));
	settings.CHAT_ALLOWED_ORIGINS ||= siteOrigin(settings) ?? "";
	return settings;
}

/** Returns the site's origin as browsers send it, or undefined if the site's address is missing or malformed. */
export const siteOrigin = ({ VITE_SITE_URL: site = "" }: Settings): string | undefined =>
	URL.canParse(site) ? new URL(site).origin : undefined;
